/**
 * Keeps what is typed into longer texts before React has taken over: it gives each of them its first text again.
 * @returns puts back what was typed; to be called once React has taken over
 */
export function keepTypedBefore(page: Document): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const field of page.querySelectorAll('textarea'))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  page.addEventListener('input', note);
  return () => {
    page.removeEventListener('input', note);
    for (const [field, text] of typed) {
      if (field.value === text) continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    typed.clear();
  };
}
