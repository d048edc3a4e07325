# Read by update.sh and command.sh: gives the settings of a file to a command as systemd gives them to the site. A shell
# that read the file itself would run what stands in it: & in an address, < in a sender, $ in a password.
with_settings() {
  local file=$1 line value
  shift
  (
    while IFS= read -r line || [ -n "$line" ]; do
      line=${line#"${line%%[![:space:]]*}"}
      line=${line%"${line##*[![:space:]]}"}
      [[ $line =~ ^([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]] || continue
      value=${BASH_REMATCH[2]}
      [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]] && value=${BASH_REMATCH[1]}
      export "${line%%=*}=$value"
    done < "$file"
    "$@"
  )
}
