import { watchForm } from '#app/pages/forms/live/checks.ts';
import { focusField } from '#app/pages/forms/live/focus-field.ts';
import { answeredFields } from '#app/pages/forms/live/lead-form.ts';

/** Answers beside the fields while typing, and before the browser sends the form itself. */
export function mount(form: HTMLElement): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const fields = answeredFields(form);
  const checks = watchForm({
    form,
    loadRules: async () => (await import('./request-rules.ts')).rules,
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [wrong] = await checks.check(fields);
    if (wrong) focusField(form, wrong);
    // Not requestSubmit(): while this event is still on its way the browser ignores it.
    else form.submit();
  });
  return true;
}
