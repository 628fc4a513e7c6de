"""The fingerprint of a seal: four words that people can read to each other.

The list belongs to the format: a word stands for one byte by its place in the list.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

_LIST = """
acorn actor album amber anchor ankle apple apron arrow atlas attic autumn badge bagel baker
bamboo banjo barrel basket beach beaver bell bench berry bicycle birch blanket boat bonfire
bottle branch bread brick bridge broom bucket button cabin cable cactus camel candle canoe
canyon carpet carrot castle cave cedar cello chalk cherry chess chimney circus clay cliff
clock cloud clover cobra coffee comet compass copper coral cotton cousin crane crayon
cricket crown cube cup curtain daisy dancer desert diamond dinner dolphin donkey dragon drum
duck eagle easel echo elbow engine falcon feather fern fiddle finger flag flute forest
fountain fox frog funnel galaxy garden garlic giant ginger giraffe glove goat gravel guitar
hammer harp hazel hedge helmet heron hill honey horse hotel igloo island ivory jacket jaguar
jelly jewel jungle kettle kitten knight ladder lagoon lamp lemon lily lion lizard lobster
locket lotus magnet mango maple marble meadow melon mirror mitten monkey moon moss muffin
napkin nectar needle nest noodle nutmeg oasis ocean olive onion orbit orchid otter owl
oxygen paddle palace panda paper parrot peanut pearl pebble pencil pepper piano pigeon
pillow pirate planet plum pocket poppy potato puzzle pyramid quartz quilt rabbit radish raft
rainbow raven ribbon river robin rocket rope ruby saddle salmon satin school shadow shell
silver sketch slipper snow sofa spider spoon squash stable statue stone stork sugar summit
swan table tango temple thistle thunder tiger timber toast tomato tower trumpet tulip tunnel
turtle umbrella valley velvet violin volcano waffle wagon walnut whale willow window winter
wizard wolf yogurt zebra zipper
"""

WORDS: tuple[str, ...] = tuple(_LIST.split())
"""256 short words, sorted, no two with the same first four letters."""

ROUNDS = 10_000
"""Repeats of HMAC-SHA256: looking for another seal with the same four words must cost."""

SALT = b"homestretch/1 fingerprint"


@lru_cache(maxsize=256)
def fingerprint(seal: bytes) -> str:
    """The four words of a seal's digest: the first four bytes of its PBKDF2-HMAC-SHA256."""
    found = hashlib.pbkdf2_hmac("sha256", seal, SALT, ROUNDS, 4)
    return " ".join(WORDS[byte] for byte in found)
