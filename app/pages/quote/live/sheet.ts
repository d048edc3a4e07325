/** As many letters as a line of the sheet has room for. */
const room = 22;

/** Writes what is answered on the drawn quote beside the form, and again with each answer. */
export function writeSheet(form: HTMLFormElement): void {
  const lines = document.querySelectorAll<SVGElement>('[data-line]');
  const write = () => {
    for (const line of lines) {
      const said = answersTo(form, line.dataset.line ?? '').join(', ');
      line.textContent =
        (said.length > room ? `${said.slice(0, room - 1).trimEnd()}…` : said) || (line.dataset.empty ?? '');
      line.setAttribute('fill', said ? '#2c5d8f' : 'currentColor');
    }
  };
  form.addEventListener('input', write);
  write();
}

/** In the words that are read there: of a choice, what stands beside it. */
function answersTo(form: HTMLFormElement, name: string): string[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]
    .filter((one) => one.value.trim() && (one.type !== 'checkbox' || (one as HTMLInputElement).checked))
    .map((one) => {
      if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.text ?? '';
      return (one.type === 'checkbox' ? one.closest('label')?.textContent : one.value)?.trim() ?? '';
    });
}
