/** The address of a list with its filters and a place in it; what is unset is left out. */
export function listAddress(path: string, fields: Record<string, string | null | undefined | false>): string {
  const set = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
