"""What is going on? Counters and gauges in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final, final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@final
class Metrics:
    """Counts since the start, and how long it takes to store."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """One more of something; the label says which kind."""
        self.counts[name, label] += 1

    def stored(self, seconds: float) -> None:
        """An append took this long."""
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """The page that Prometheus reads."""
        lines = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE opendust_{name}_total counter")
            for (other, label), value in sorted(self.counts.items()):
                if other == name:
                    kind = f'{{kind="{label}"}}' if label else ""
                    lines.append(f"opendust_{name}_total{kind} {value}")
        told = ""
        for name, figure in sorted(gauges.items()):
            plain = name.partition("{")[0]
            lines += [f"# TYPE opendust_{plain} gauge"] if plain != told else []
            lines.append(f"opendust_{name} {figure:.12g}")
            told = plain
        return "\n".join(lines + self.histogram()) + "\n"

    def histogram(self) -> list[str]:
        """How long appends take."""
        lines = ["# TYPE opendust_append_seconds histogram"]
        total = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'opendust_append_seconds_bucket{{le="{limit}"}} {total}')
        lines.append(f"opendust_append_seconds_sum {self.seconds:.6f}")
        return [*lines, f"opendust_append_seconds_count {total}"]
