"""The description of the API is current, and the API keeps to it whatever it is asked."""

import json
import re
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as openapi_checks

from homestretch.server import openapi
from homestretch.server.endpoints import ENDPOINTS
from homestretch.server.limits import Limits
from tests.server import asking
from tests.server.serving import serving

DOCS = Path(__file__).parents[2] / "docs"
MANY = 10**9
WIDE = Limits(
    tables_burst=MANY,
    codes_burst=MANY,
    heavy_burst=MANY,
    drawings_burst=MANY,
    requests_burst=MANY,
    tables=MANY,
)
EXAMPLES = 25
FAST = {"suppress_health_check": list(HealthCheck), "phases": [Phase.generate], "database": None}


def test_the_copy_in_the_documentation_is_current():
    """Made anew by `python -m homestretch.server.openapi > docs/openapi.json`."""
    assert (DOCS / "openapi.json").read_text(encoding="utf-8") == openapi.text()


def test_every_request_is_told_of_in_the_protocol():
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "{id}")
        assert f"`{endpoint.method} /api{path}`" in protocol, endpoint.path
    description = openapi.description()
    assert set(description["paths"]) == {f"/api{endpoint.path}" for endpoint in ENDPOINTS}
    for schema in description["components"]["schemas"]:
        assert json.dumps(description).count(f"#/components/schemas/{schema}") > 0


def test_every_parameter_that_the_server_reads_is_told_of():
    """What handlers take from behind the `?` of an address, found in the source."""
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    source = Path(openapi.__file__).parent
    read = set()
    for file in source.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        read |= set(re.findall(r'query_params(?:\.get\(|\[)"(\w+)"', text))
    assert read == {name for endpoint in ENDPOINTS for name in endpoint.query} != set()
    described = openapi.description()
    for path in (described["paths"]["/api/bot/stream"]["get"], socket_of(described)):
        assert [one["name"] for one in path["parameters"] if one["in"] == "query"] == ["follow"]
    assert all(f"`?{name}=" in protocol for name in read)


def socket_of(described):
    return described["x-websockets"]["/api/bot/socket"]


def test_every_command_and_event_is_told_of_in_the_protocol():
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    schemas = openapi.description()["components"]["schemas"]
    for schema in schemas.values():
        for field in ("type", "kind"):
            tag = schema.get("properties", {}).get(field, {}).get("enum", [])
            for word in tag:
                assert f"`{word}`" in protocol or f'"{word}"' in protocol, word


def test_every_refusal_is_told_of_in_the_protocol():
    """All codes of the server's own, found in its source."""
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    source = Path(openapi.__file__).parent
    found = set()
    for file in source.glob("*.py"):
        found |= set(re.findall(r'Refused\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8")))
    assert len(found) > 40
    for code in found - {"not_here"}:  # which only a room without a server gives
        assert f"`{code}`" in protocol, code


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("fuzz") / "s", limits=WIDE) as found:
        yield found


@pytest.fixture(scope="module")
def real(address):
    """A table in its lobby, one in play, one that is over; with their host's keys."""
    person, bot = {"seat": 0, "kind": "person"}, {"seat": 2, "kind": "bot", "bot": "random"}
    found = []
    for seats in ([person, {"seat": 2, "kind": "open"}], [person, bot]):
        body = {"game": "pardon", "seats": seats, "chat": True}
        found.append(asking.post(f"{address}/api/tables", json=body).json())
    body = {"game": "temper", "seats": [bot, {**bot, "seat": 0}], "options": {"tokens": 1}}
    over = asking.post(f"{address}/api/tables", json=body).json()
    record = f"{address}/api/tables/{over['table']}/record"
    while asking.get(record).status_code == 409:
        pass
    return [*found, over]


def rejects_what_is_of_another_form(context, response, case):
    """The tool's own check, which does not know that a body may be too large to be read."""
    if response.status_code == 413:
        return None
    return openapi_checks.negative_data_rejection(context, response, case)


KEPT = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.unsupported_method,
    rejects_what_is_of_another_form,
]


DESCRIBED = schemathesis.openapi.from_dict(openapi.description())


RUNS = [
    pytest.param(endpoint, mode, id=f"{endpoint.method} {endpoint.path} {mode.value}")
    for endpoint in ENDPOINTS
    for mode in GenerationMode
    if endpoint.takes is not None or mode is GenerationMode.POSITIVE
]


@pytest.mark.parametrize(("endpoint", "mode"), RUNS)
def test_the_api_keeps_to_its_description(endpoint, mode, address, real):
    operation = DESCRIBED[f"/api{endpoint.path}"][endpoint.method]
    strategy = operation.as_strategy(generation_mode=mode)

    @given(strategy)
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, **FAST)
    def ask(case):
        case.call_and_validate(base_url=address, checks=KEPT)
        if {"table", "code"} & set(case.path_parameters or {}):
            for made in real:
                case.path_parameters = {name: made[name] for name in case.path_parameters}
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {made['key']}"}
                case.call_and_validate(base_url=address, checks=KEPT)

    ask()
