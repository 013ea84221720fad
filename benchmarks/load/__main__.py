"""Run it: `python -m benchmarks.load [--matches 50,200,500] [--seconds N]`.

Two clients per match, over real sockets, first against this server (every move on the disk before
it is acknowledged), then against boardgame.io's (moves in memory). The clients are one lean program
for both. An echo on the same stack shows how far this server could go. On a machine with other work
to do, moves in a second of the server's processor time (`per CPU`) say more than moves per second.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

HERE = Path(__file__).parent
START_SECONDS = 600.0


def main() -> int:
    """Measure both at every size and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--matches", default="50,200,500", help="sizes, separated by commas")
    parser.add_argument("--seconds", type=float, default=10.0, help="of counting per size")
    parser.add_argument("--database-url", default="", help="another storage than a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="of this server, on PostgreSQL")
    parser.add_argument("--only", default="opendust,boardgame.io,echo", help="which servers")
    asked = parser.parse_args()
    install()
    print(f"{'server':14}{'matches':>8}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}"
          f"{'begun/s':>9}{'p99 ms':>8}"
          f"{'KiB/match':>11}{'CPU':>8}{'per CPU':>9}{'clients':>9}")  # fmt: skip
    for matches in [int(word) for word in asked.matches.split(",")]:
        for kind in asked.only.split(","):
            found = measure(kind, matches, asked.seconds, asked.database_url, asked.processes)
            print(line(found), flush=True)
    return 0


def install() -> None:
    """The peer, from npm, into build/."""
    folder = peer_folder()
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "package.json", folder)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder,
                       check=True)  # fmt: skip


def peer_folder() -> Path:
    """Where the peer is installed."""
    return HERE.parent.parent / "build" / "load-peer"


def measure(
    kind: str, matches: int, seconds: float, database_url: str, processes: int = 1
) -> dict[str, Any]:
    """One server of a kind, or several processes of it, under one load."""
    ports = [free_port() for _ in range(processes if kind == "opendust" else 1)]
    urls = ",".join(f"http://127.0.0.1:{port}" for port in ports)
    with tempfile.TemporaryDirectory() as folder:
        database = database_url or f"sqlite:///{folder}/server.db"
        servers = [start(kind, port, database) for port in ports]
        pids = [server.pid for server in servers]
        try:
            before = sum(map(memory, pids))
            found = run_clients(kind, urls, matches, seconds, pids)
            found["memory"] = (sum(map(memory, pids)) - before) / matches
        finally:
            for server in servers:
                server.kill()
                server.wait()
    return found


UNLIMITED = {
    "OPENDUST_ADDRESS_RATE": "0", "OPENDUST_SEAT_RATE": "0", "OPENDUST_MATCHES_PER_HOUR": "0",
    "OPENDUST_SOCKETS_PER_ADDRESS": "100000", "OPENDUST_ADDRESS_BYTES": "0",
    "OPENDUST_ADDRESS_MESSAGES": "0", "OPENDUST_MATCHES_PER_ADDRESS": "0",
    "OPENDUST_BOTS_PER_ADDRESS": "0",
}  # fmt: skip


def start(kind: str, port: int, database_url: str) -> subprocess.Popen[bytes]:
    """A server process of a kind."""
    if kind == "opendust":
        return start_server(port, database_url, UNLIMITED)
    if kind == "echo":
        return answering(
            [sys.executable, "-m", "benchmarks.load.echo_server", str(port)], {}, port, "/"
        )
    node = {"NODE_PATH": str(peer_folder() / "node_modules")}
    return answering(["node", str(HERE / "peer_server.cjs"), str(port)], node, port, "/")


def start_server(port: int, database_url: str, settings: dict[str, str]) -> subprocess.Popen[bytes]:
    """A process of this server, with settings of its environment."""
    command = [sys.executable, "-m", "opendust", "serve", "--port", str(port),
               "--database-url", database_url]  # fmt: skip
    return answering(command, settings, port, "/api/health")


def answering(
    command: list[str], settings: dict[str, str], port: int, path: str
) -> subprocess.Popen[bytes]:
    """A server process that answers."""
    environment = {**os.environ, **settings}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit:
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=5):
                return process
        except HTTPError as answered:
            # Whatever it says, it is there.
            answered.close()
            return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise TimeoutError(command[-1])


def run_clients(
    kind: str, urls: str, matches: int, seconds: float, servers: list[int]
) -> dict[str, Any]:
    """The clients' own figures, and the processor time that the servers used while they counted."""
    environment = {**os.environ, "NODE_PATH": str(peer_folder() / "node_modules")}
    command = ["node", str(HERE / "clients.cjs"), kind, urls, str(matches), str(seconds)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()
        used = sum(map(cpu, servers))
        told = clients.stdout.readline()
        used = sum(map(cpu, servers)) - used
    if clients.returncode:
        raise RuntimeError(f"the clients of {kind} failed")
    found: dict[str, Any] = json.loads(told)
    return found | {"cpu": used / found["seconds"], "per_cpu": found["moves"] / used}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def memory(process: int) -> int:
    """Resident memory in KiB."""
    for text in Path(f"/proc/{process}/status").read_text().splitlines():
        if text.startswith("VmRSS:"):
            return int(text.split()[1])
    return 0


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def line(found: dict[str, Any]) -> str:
    """One row of the table; only matches of this server end while moves are counted."""
    begun = f"{found['begun']:9.1f}{found['begin99']:8.1f}" if found["begin99"] else " " * 17
    return (f"{found['kind']:14}{found['matches']:8}{found['rate']:9.0f}{found['p50']:8.1f}"
            f"{found['p99']:8.1f}{begun}{found['memory']:11.0f}{found['cpu']:8.0%}{found['per_cpu']:9.0f}"
            f"{found['clients_cpu']:9.0%}")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
