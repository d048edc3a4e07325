import { valuesOf } from '#app/pages/forms/live/values.ts';

/** Writes what is answered on the drawn quote beside the form, and again with each answer. */
export function writeSheet(form: HTMLFormElement): void {
  const write = () => {
    for (const line of document.querySelectorAll<SVGElement>('[data-line]')) {
      const name = line.dataset.line ?? '';
      const said = valuesOf(form, name)
        .map((value) => {
          // Of a choice, the words that are read there.
          const choice = form.querySelector(`#${name} [value="${CSS.escape(value)}"]`);
          return value && ((choice?.closest('label') ?? choice)?.textContent ?? value);
        })
        .join(', ');
      // A line has room for so many letters.
      line.textContent = said.replace(/^(.{21})..+/, '$1…') || (line.dataset.empty ?? '');
      line.setAttribute('fill', said && '#2c5d8f');
    }
  };
  form.addEventListener('input', write);
  write();
}
