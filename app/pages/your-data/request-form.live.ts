import { watchForm } from '#app/pages/forms/live/checks.ts';
import { focusField } from '#app/pages/forms/live/focus-field.ts';
import { answeredFields } from '#app/pages/forms/live/lead-form.ts';
import { rules } from './request-rules.ts';

/** Answers beside the fields while typing, and before the browser sends the form itself. */
export function mount(form: HTMLElement): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const fields = answeredFields(form);
  const checks = watchForm({ form, rules });
  form.addEventListener('submit', (event) => {
    const [wrong] = checks.check(fields);
    if (!wrong) return;
    event.preventDefault();
    focusField(form, wrong);
  });
  return true;
}
