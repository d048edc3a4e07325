/** The page of a list that an address asks for: a whole number from 1 on; anything odd counts as 1. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}
