"""How seats of Pardon are ranked (P20), for whole arrays of games."""

from homestretch.batch import bits
from homestretch.games.pardon import kernel


def score(track: int, lane: int, seat: int) -> int:
    """Pawns Home, then the sum of progress with Home as 66 and 60 as 0, as one number."""
    home = lane >> 5
    progress = home * kernel.HOME_PLACE
    road = kernel.own_road(track, seat) & kernel.TO_ENTRY
    while road:
        progress += bits.index(road) + 1
        road &= road - 1
    zone = lane & kernel.ZONE
    while zone:
        progress += bits.index(zone) + 61
        zone &= zone - 1
    return home << 9 | progress
