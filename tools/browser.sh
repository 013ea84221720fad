#!/usr/bin/env bash
# Is there everything that browser tests need? Prints the browser to use, and installs it where that is possible.
# Leaves with 77 where the tests cannot run; under CI with 1, since there they must.
set -u

# The same browser without windows, which needs a fifth less of the processor; what people use does as well.
LIGHT=/usr/bin/chromium-headless-shell
WHOLE=/usr/bin/chromium

give_up() {
  {
    echo "************************************************************************"
    echo "* NO BROWSER TESTS: $1"
    echo "************************************************************************"
  } >&2
  if [ -n "${CI:-}${OPENDUST_CI:-}" ]; then exit 1; fi
  exit 77
}

found() {
  for browser in "${OPENDUST_CHROMIUM:-$LIGHT}" "${OPENDUST_CHROMIUM:-$WHOLE}"; do
    if [ -x "$browser" ]; then
      echo "$browser"
      exit 0
    fi
  done
}

command -v npm >/dev/null || give_up "Node.js with npm is missing."
found
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests." >&2
  apt-get update -qq >/dev/null 2>&1
  for package in chromium-headless-shell chromium; do
    apt-get install -y -qq "$package" >/dev/null 2>&1 && found
  done
fi
give_up "there is no Chromium at ${OPENDUST_CHROMIUM:-$WHOLE or $LIGHT} (set OPENDUST_CHROMIUM)."
