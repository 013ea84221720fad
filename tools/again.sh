#!/usr/bin/env bash
# Is a test run ever red by chance? Runs `make PART` again and again beside endless loops, and stops
# at the first red one. Usage: tools/again.sh [TIMES] [LOOPS] [PART]; `make test-again` calls it.
# The output of every run is kept in build/again; the last lines of a red one are shown.
set -u
cd "$(dirname "$0")/.."
times=${1:-10} loops=${2:-4} part=${3:-test}
folder=build/again
rm -rf "$folder" && mkdir -p "$folder" || exit 1

busy=()
for ((loop = 0; loop < loops; loop++)); do
  (while :; do :; done) &
  busy+=($!)
done
trap '[ ${#busy[@]} -eq 0 ] || kill "${busy[@]}" 2>/dev/null' EXIT
trap 'exit 130' INT TERM

echo "make $part, $times times beside $loops endless loops on $(getconf _NPROCESSORS_ONLN) processors"
printf '%4s  %-7s  %9s  %13s\n' run verdict minutes 'CPU minutes'
TIMEFORMAT='%R %U %S'
for ((run = 1; run <= times; run++)); do
  { time make --no-print-directory $part >"$folder/$run.log" 2>&1; } 2>"$folder/$run.time"
  status=$?
  verdict=green
  [ $status -eq 0 ] || verdict=RED
  awk -v run="$run" -v verdict="$verdict" \
    '{ printf "%4d  %-7s  %9.1f  %13.1f\n", run, verdict, $1 / 60, ($2 + $3) / 60 }' "$folder/$run.time"
  if [ $status -ne 0 ]; then
    grep -nE '^(FAILED|ERROR)|✘|^make.*Error|^E  ' "$folder/$run.log" | head -20
    tail -20 "$folder/$run.log"
    echo "Run $run of $times was red: $folder/$run.log"
    exit 1
  fi
done
echo "$times of $times runs were green; none was retried."
