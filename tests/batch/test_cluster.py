"""A Dask cluster gives what one machine gives, also when a worker dies."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import homestretch
from homestretch import batch
from homestretch.batch import BatchError, cluster
from homestretch.batch.tally import Tally
from homestretch.batch.work import Job

distributed: Any = pytest.importorskip("distributed")

GAME = homestretch.game("temper", seats=(0, 2))


MARKER = "HOMESTRETCH_TEST_MARKER"


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two workers; starting them takes most of the time of these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MARKER, str(tmp_path_factory.mktemp("cluster") / "died"))
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster:
            yield cluster


def test_a_cluster_gives_the_same_result(started: Any) -> None:
    local = batch.simulate(GAME, 200_000, seed=6)
    spread = batch.simulate(GAME, 200_000, seed=6, cluster=started.scheduler_address)
    assert spread.to_json() == local.to_json()
    assert tournament(cluster=started.scheduler_address) == tournament()


def tournament(**where: str) -> Any:
    bots = {name: batch.policy("temper", name) for name in ("random", "careful")}
    played = batch.Tournament(GAME, bots, 300, seed=4)
    played.play(**where)
    return played.to_json()


def dies_once(job: Job, shares: list[tuple[int, int]]) -> Tally:
    """Takes its worker down with it the first time the second task is played."""
    marker = Path(os.environ[MARKER])
    if shares[0][0] == 4 * 16384:
        try:
            marker.touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os._exit(1)
    return cluster.play_share(job, shares)


@pytest.mark.filterwarnings("ignore")
def test_a_lost_workers_share_is_done_again(started: Any) -> None:
    setup = batch.engine.setup_of(GAME)
    policies = dict.fromkeys(GAME.seats, batch.policy("temper", "random"))
    job = Job(setup, policies, 6, 200_000)
    with distributed.Client(started) as client:
        total = Tally()
        for tally in cluster.tallies(job, client, dies_once):
            total = total.plus(tally)
    assert Path(os.environ[MARKER]).exists()
    expected = batch.simulate(GAME, 200_000, seed=6).tally
    assert total.wins.tolist() == expected.wins.tolist()
    assert total.lengths.tolist() == expected.lengths.tolist()


def test_an_address_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.2)
    with pytest.raises(BatchError, match="no Dask scheduler answers at"):
        batch.simulate(GAME, 10, cluster="tcp://127.0.0.1:9")
