#!/usr/bin/env bash
# A command of the site of docs/deployment.md (systemd), as root, with the site's user and settings, beside the running
# site: bash deploy/command.sh backup /mnt/copies --keep 14, erase, reset-access, restore, …
set -euo pipefail

home=${FORESHORE_HOME:-/srv/foreshore}
data=${FORESHORE_DATA:-/var/lib/foreshore}
settings=${FORESHORE_SETTINGS:-/etc/foreshore.env}
as_site=${FORESHORE_AS:-runuser --user foreshore --}
. "$(dirname "$(readlink -f "$0")")/settings.sh"

cd "$home/current"
# A DATA_DIR of the settings wins, as with systemd.
DATA_DIR=$data with_settings "$settings" $as_site ./node build/main.js "$@"
