#!/usr/bin/env bash
# Is there everything that browser tests need? Installs Chromium where that is possible.
# Leaves with 77 where the tests cannot run; under CI with 1, since there they must.
set -u

give_up() {
  echo "************************************************************************"
  echo "* NO BROWSER TESTS: $1"
  echo "************************************************************************"
  if [ -n "${CI:-}${OPENDUST_CI:-}" ]; then exit 1; fi
  exit 77
}

command -v npm >/dev/null || give_up "Node.js with npm is missing."
browser="${OPENDUST_CHROMIUM:-/usr/bin/chromium}"
[ -x "$browser" ] && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests."
  (apt-get update -qq && apt-get install -y -qq chromium) >/dev/null 2>&1
fi
[ -x "$browser" ] || give_up "there is no Chromium at $browser (set OPENDUST_CHROMIUM)."
