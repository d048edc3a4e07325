import { afterPaint } from '#app/browser/after-paint.ts';

/** Brings the first control of a field into view and gives it the focus, once the message beside it is painted. */
export function focusField(form: HTMLFormElement, field: string): void {
  const element = form.querySelector<HTMLElement>(`#${field}`);
  const control =
    element instanceof HTMLFieldSetElement ? element.querySelector<HTMLElement>('input') : element;
  element?.closest('details')?.setAttribute('open', '');
  afterPaint(() => {
    control?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}
