"""Schemathesis tries everything the OpenAPI description allows and forbids; nothing may be our fault."""

import warnings
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.running import Player, Server, two_seats

Players = Callable[..., Player]
PHASES = (Phase.explicit, Phase.generate)


@pytest.mark.timeout(300)
def test_no_request_ends_in_a_server_error(either: Server, player: Players) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis

        schema = schemathesis.openapi.from_url(f"{either.address}/api/openapi.json")
        name, (anna, _), _ = two_seats(player, either)
        cookies = {"signoria": anna.http.cookies["signoria"]}
        count = 0
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]
            count += 1

            @settings(
                max_examples=8,
                deadline=None,
                phases=PHASES,
                suppress_health_check=list(HealthCheck),
                database=None,
                derandomize=True,
            )
            @given(case=operation.as_strategy())
            def attempt(case: Any) -> None:
                if "name" in (case.path_parameters or {}):
                    case.path_parameters["name"] = name
                answer = case.call(cookies=cookies)
                assert answer.status_code < 500, (case.method, case.path, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["refused"]["text"]

            attempt()
    assert count > 30
    assert "signoria_errors_total 0.0" in httpx.get(f"{either.address}/metrics", timeout=30).text
