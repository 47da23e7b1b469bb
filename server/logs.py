"""Logs: one line an event, with fields; JSON in production, readable in development."""

import logging
import sys

import structlog
from aiohttp.http_exceptions import HttpProcessingError

from server.config import Settings


def set_up_logs(settings: Settings) -> None:
    level = logging.getLevelNamesMapping()[settings.log.upper()]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.production
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    # What libraries say looks the same; python-engineio would else bring a handler of its own.
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("engineio.server").setLevel(logging.WARNING)
    logging.getLogger("engineio.server").addFilter(_is_a_failure)
    logging.getLogger("aiohttp.server").addFilter(_is_ours)


#: Engine.IO's words, after the origin itself.
NO_ORIGIN = " is not an accepted origin."

# Anybody could fill the log with requests that are none, and what stands in them is no business of
# the log: headers hold tokens. Their clients were answered 400.


def _is_a_failure(record: logging.LogRecord) -> bool:
    """Engine.IO tells of bad requests what was bad; of failures it tells the exception. An origin
    that is refused may be a setting that is wrong."""
    return record.exc_info is not None or NO_ORIGIN in record.getMessage()


def _is_ours(record: logging.LogRecord) -> bool:
    """aiohttp tells of bad requests as of failures."""
    failure = record.exc_info[1] if record.exc_info else None
    return not isinstance(failure, HttpProcessingError)
