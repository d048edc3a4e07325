import { honeypotField } from '#domain/leads/honeypot.ts';

/** The value of a field as it would be sent: nothing for an unticked box, never files. */
export function valuesOf(form: HTMLFormElement, name: string): string[] {
  return valuesIn(form)(name);
}

/** The values of all fields as they would be sent, by one look at the form's controls: they may be seventy. */
export function valuesIn(form: HTMLFormElement): (name: string) => string[] {
  const values = new Map<string, string[]>();
  for (const { name, value } of controlsOf(form).filter(isSent))
    values.set(name, [...(values.get(name) ?? []), value]);
  return (name) => values.get(name) ?? [];
}

/**
 * Everything typed and chosen, by name, and the idempotency key. Other hidden fields are left out of the draft: the
 * source may be kept only after consent, a token never.
 */
export function typedValues(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const one of controlsOf(form).filter((control) => isTyped(control) && isSent(control)))
    values[one.name] = [...(values[one.name] ?? []), one.value];
  return values;
}

/** Restores values, except where the visitor or the browser has already filled something in. */
export function fillIn(form: HTMLFormElement, values: Record<string, string[]>): void {
  for (const one of controlsOf(form).filter(isTyped)) {
    const kept = values[one.name];
    if (!kept) continue;
    if (isTick(one)) one.checked ||= kept.includes(one.value);
    else if (one.type === 'hidden' || one.value === '') one.value = kept[0] ?? '';
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.name !== '' &&
      one.type !== 'file',
  );
}

function isTyped({ name, type }: Control): boolean {
  return type === 'hidden' ? name === 'idempotencyKey' : name !== honeypotField;
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isSent(control: Control): boolean {
  return isTick(control) ? control.checked : true;
}
