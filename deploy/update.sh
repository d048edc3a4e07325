#!/usr/bin/env bash
# Brings the site of docs/deployment.md (systemd) to the newest version of its sources, as root. Everything that can
# fail is done beside the one that runs: building, a backup, and the new version's migrations on a copy of it. If the
# new one does not answer after that, the former one is started again. Cut short, it is run again.
set -euo pipefail

home=${FORESHORE_HOME:-/srv/foreshore}
data=${FORESHORE_DATA:-/var/lib/foreshore}
settings=${FORESHORE_SETTINGS:-/etc/foreshore.env}
as_site=${FORESHORE_AS:-runuser --user foreshore --}
restart=${FORESHORE_RESTART:-systemctl restart foreshore}
health=${FORESHORE_HEALTH:-http://127.0.0.1:5000/api/health/ready}
patience=${FORESHORE_PATIENCE:-60}

. "$(dirname "$(readlink -f "$0")")/settings.sh"

say() { printf '%s\n' "$*"; }
point_at() { ln -sfn "$1" "$home/.next" && mv -T "$home/.next" "$home/current"; }
# A command of the site in a version's folder, with the site's settings; a DATA_DIR among them wins, as with systemd.
site() { (cd "$1" && DATA_DIR=$data with_settings "$settings" $as_site ./node build/main.js "${@:2}"); }
# Whether the site answers before its patience ends, in seconds. Behind foreshore.socket a dead version refuses nobody: it
# lets everybody wait.
answers() {
  local until=$((SECONDS + patience))
  until $as_site "$1/node" -e "fetch('$health',{signal:AbortSignal.timeout(2000)}).then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"; do
    [ "$SECONDS" -lt "$until" ] || return 1
    sleep 1
  done
}
# Whether a folder holds this version, built for the address of the settings. Earlier packs do not say for which.
fits() {
  [[ ${1##*/} =~ ^$version(-[0-9]+)?$ ]] || return 1
  [ ! -e "$1/.site-url" ] || [ "$(cat "$1/.site-url")" = "$site_url" ]
}
# Packed versions, whole or not, other than the one that runs and the one to go back to.
clear_away() {
  local folder
  for folder in "$home"/*; do
    [[ ${folder##*/} =~ ^[0-9a-f]{7,40}(-[0-9]+)?(\.unfinished)?$ && -d $folder && ! -L $folder ]] || continue
    [[ $folder -ef $next || $folder -ef $former ]] || $as_site rm -rf -- "$folder" || say "Left in place: $folder."
  done
}

exec 9> "$home/.update.lock"
flock -n 9 || { say 'Another update is under way.'; exit 1; }

former=$(readlink -f "$home/current")
cd "$home/source"
$as_site git pull --quiet --ff-only
version=$($as_site git rev-parse --short HEAD)
# The one setting that pages are built with: packages that build need no secret.
site_url=$(with_settings "$settings" printenv SITE_URL) || site_url=
# Written before anything is changed over, and taken away when the new one answers.
[ -e "$home/.changing" ] && former=$(cat "$home/.changing")
if fits "$former"; then say "This version runs already: $version."; exit 0; fi
# The same version for another address gets a folder of its own: the one that runs is left alone.
next=$home/$version
for ((again = 2; ; again++)); do
  if [ ! -d "$next" ] || fits "$next"; then break; fi
  next=$home/$version-$again
done

if [ ! -d "$next" ]; then
  say "Building $version beside the one that runs."
  $as_site env HOME="$home" SITE_URL="$site_url" npm run --silent pack -- "$next"
fi
made=$(site "$former" backup "$home/backups" --keep 14)
say "$made"
copy=$(sed -n 's/^Kept in \(.*\): [0-9]* rows.*/\1/p' <<< "$made")
site "$next" try-upgrade "$copy"

say "$former" > "$home/.changing"
point_at "$next"
if $restart && answers "$next"; then
  rm "$home/.changing"
  clear_away
  say "Version $version serves. The former one is $former; the copy from before is $copy."
  exit 0
fi

say "Version $version does not answer. Going back to $former."
point_at "$former"
rm "$home/.changing"
if $restart && answers "$former"; then say 'The former version serves again.'; exit 1; fi
say "Neither answers. Their log says why; if it names a newer database, restore $copy as docs/upgrading.md says."
exit 2
