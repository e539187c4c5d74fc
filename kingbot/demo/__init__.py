"""The offline demo: the same bot in an in-memory Discord, shown in the browser. It needs `kingbot[demo]`."""

from kingbot.demo.run import PORT, run_demo

__all__ = ["PORT", "run_demo"]
