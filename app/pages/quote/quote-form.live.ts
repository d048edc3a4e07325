import { watchForm } from '#app/pages/forms/live/checks.ts';
import { answeredFields, startLeadForm } from '#app/pages/forms/live/lead-form.ts';
import { valuesOf } from '#app/pages/forms/live/values.ts';
import type { QuoteIslandProps } from './island-props.ts';
import { writeSheet } from './live/sheet.ts';
import { rules } from './quote-rules.ts';

/** Messages beside the fields while typing, and sending without leaving the page. */
export function mount(element: HTMLElement, given: unknown): boolean {
  const form = element.querySelector('form');
  // The server has drawn the thanks.
  if (!form) return false;
  const fields = answeredFields(form);
  const checks = watchForm({ form, rules });
  startLeadForm({
    element,
    form,
    texts: given as QuoteIslandProps,
    path: '/api/quote-request',
    fields,
    check: () => checks.check(fields),
    body: () => requestOf(form),
    name: () => valuesOf(form, 'fullName')[0]?.trim() ?? '',
  });
  // After a draft has been filled in.
  writeSheet(form);
  return true;
}

/** The JSON of the endpoint: the two multiple choices as lists, everything else as text. */
function requestOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return {
    ...Object.fromEntries(data),
    primaryGoals: data.getAll('primaryGoals'),
    desiredFeatures: data.getAll('desiredFeatures'),
  };
}
