type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Copies what was typed and chosen in one set of elements into the controls of the same name in another. */
export function carryOver(from: Element[], to: HTMLElement): void {
  const typed = from.flatMap(controlsOf);
  for (const control of controlsOf(to)) {
    const source = typed.find((one) => one.name === control.name && sameChoice(one, control));
    if (!source || control.type === 'hidden' || control.type === 'file') continue;
    control.value = source.value;
    if (control instanceof HTMLInputElement) control.checked = (source as HTMLInputElement).checked;
  }
}

function controlsOf(element: Element): Control[] {
  return [...element.querySelectorAll<Control>('input[name], textarea[name], select[name]')];
}

/** Checkboxes and radio buttons share their name; the value tells them apart. */
function sameChoice(one: Control, other: Control): boolean {
  return one.type === other.type && (!/^(checkbox|radio)$/.test(one.type) || one.value === other.value);
}
