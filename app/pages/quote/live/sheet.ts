/** Writes what is answered on the drawn quote beside the form, and again with each answer. */
export function writeSheet(form: HTMLFormElement): void {
  const write = () => {
    for (const line of document.querySelectorAll<SVGElement>('[data-line]')) {
      const field = `#${line.dataset.line}`;
      const typed = form.querySelector<HTMLInputElement>(`input${field}`)?.value;
      // Of a choice, the words that are read there.
      const chosen = [...form.querySelectorAll<HTMLInputElement>(`${field} :checked`)].map(
        (one) => one.value && (one.closest('label') ?? one).textContent,
      );
      const said = typed ?? chosen.join(', ');
      // A line has room for so many letters.
      line.textContent = said.replace(/^(.{21})..+/, '$1…') || (line.dataset.empty ?? '');
      line.toggleAttribute('data-said', said !== '');
    }
  };
  form.addEventListener('input', write);
  write();
}
