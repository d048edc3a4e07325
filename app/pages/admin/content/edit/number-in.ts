/** A version's or release's number that came with a form or an address; `none` where there is none, or no such one can be. */
export function numberIn(sent: Pick<FormData | URLSearchParams, 'get'>, name: string, none = 0): number {
  const text = String(sent.get(name) ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : none;
}
