"""Both engines by the same tests: whoever asks for `database` gets a file, and where it counts a server, too.

`pytest --postgres=some` (as it is) tries what is marked `both_engines` over PostgreSQL as well,
`--postgres=all` every test that does not work on the file itself, `--postgres=none` none.
"""

import inspect
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from bot.address import Address
from bot.trials.postgres import LocalPostgres, NoPostgres


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--postgres",
        choices=("all", "some", "none"),
        default="some",
        help="what is tried over PostgreSQL, too",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "both_engines: also over PostgreSQL, whenever the tests are run")
    config.addinivalue_line("markers", "sqlite_only: about the file itself")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store_engine" not in metafunc.fixturenames:
        return
    wanted = metafunc.config.getoption("--postgres")
    about_the_file = "path" in inspect.signature(metafunc.function).parameters
    node = metafunc.definition
    both = (
        not about_the_file
        and node.get_closest_marker("sqlite_only") is None
        and (wanted == "all" or (wanted == "some" and node.get_closest_marker("both_engines") is not None))
    )
    metafunc.parametrize("store_engine", ("sqlite", "postgres") if both else ("sqlite",))


@pytest.fixture(scope="session")
def postgres() -> Iterator[LocalPostgres]:
    """One for all the processes of a run; where none can run, the tests say aloud that they are left out."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    try:
        server = LocalPostgres(Path(gettempdir()) / f"tropero-tests-{run}", durable=False)
    except NoPostgres as error:
        pytest.skip(f"LEFT OUT: {error}")
    yield server
    server.stop()


@pytest.fixture
async def database(store_engine: str, path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Address]:
    """Where a store may be made: a file, or a schema of a server."""
    if store_engine == "sqlite":
        yield path
        return
    server: LocalPostgres = request.getfixturevalue("postgres")
    where = await server.fresh()
    yield where
    await server.drop(where)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tropero.db"
