import { showAlert, showAnswer } from '#app/pages/forms/live/answers.ts';
import { isBusy, setBusy } from '#app/pages/forms/live/busy.ts';
import { focusField, watchForm } from '#app/pages/forms/live/checks.ts';
import { type SendOutcome, send } from '#app/pages/forms/live/send.ts';
import { showSent } from '#app/pages/forms/live/sent.ts';
import { valuesOf } from '#app/pages/forms/live/values.ts';
import type { QuoteIslandProps } from './island-props.ts';

/** Answers beside the fields while typing, and sending without leaving the page. */
export function mount(element: HTMLElement, given: unknown): void {
  const props = given as QuoteIslandProps;
  const form = element.querySelector('form');
  if (!form) return;
  const names = fieldsOf(form);
  const checks = watchForm({
    form,
    loadRules: async () => (await import('./quote-rules.ts')).rules,
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy(form)) return;
    setBusy(form, true, props.sending);
    showAlert(form, null);
    const [first] = await checks.check(names);
    const outcome = first ? null : await send('/api/quote-request', requestOf(form));
    // Before anything is shown: a field that cannot be used cannot take the focus.
    setBusy(form, false, props.send);
    if (first) goTo(first);
    if (outcome) show(outcome);
  });

  const goTo = (field: string) => {
    focusField(form, field);
  };
  const show = (outcome: SendOutcome) => {
    if (outcome.kind === 'stored') {
      showSent(element, { name: valuesOf(form, 'fullName')[0]?.trim() ?? '', prefill: outcome.prefill });
      return;
    }
    if (outcome.kind === 'failed') {
      showAlert(form, props.failure);
      return;
    }
    showAlert(form, outcome.message);
    const { fields } = outcome;
    for (const [field, text] of Object.entries(fields)) showAnswer(form, field, { tone: 'error', text });
    const refused = names.find((field) => fields[field]);
    if (refused) goTo(refused);
  };
}

function fieldsOf(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-answer-slot]')].map(
    (slot) => slot.dataset.answerSlot ?? '',
  );
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
