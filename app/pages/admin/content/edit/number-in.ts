/** A version's number that came with a form; 0 where there is none. */
export function numberIn(form: FormData, name: string): number {
  const text = String(form.get(name) ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
