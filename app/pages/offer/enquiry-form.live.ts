import { readOutAnswers, showAlert, showAnswer } from '#app/pages/forms/live/answers.ts';
import { isBusy, setBusy } from '#app/pages/forms/live/busy.ts';
import { send } from '#app/pages/forms/live/send.ts';
import { showSent } from '#app/pages/forms/live/sent.ts';

type OfferFormProps = { submit: string; submitting: string; failure: string };

/** Sends the offer's form without leaving the page. The browser's own checks have passed when it is called. */
export function mount(element: HTMLElement, given: unknown): void {
  const { submit, submitting, failure } = given as OfferFormProps;
  const form = element.querySelector('form');
  if (!form) return;
  readOutAnswers(form);

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      showAnswer(form, target.name, null);
  });

  // Coming back to a form that was on its way to the server's page finds it usable.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(form, false, submit);
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy(form)) return;
    setBusy(form, true, submitting);
    showAlert(form, null);
    const answers = Object.fromEntries(new FormData(form));
    const outcome = await send('/api/summer-offer-form', { ...answers, consent: 'consent' in answers });
    if (outcome.kind === 'refused' && outcome.status === 409) {
      // The offer is no longer what this page says: only the server's page has the words of the new state.
      form.submit();
      return;
    }
    setBusy(form, false, submit);
    if (outcome.kind === 'stored') {
      form.reset();
      showSent(element, { name: '', prefill: outcome.prefill });
    } else if (outcome.kind === 'failed') {
      showAlert(form, failure);
    } else {
      for (const [field, text] of Object.entries(outcome.fields))
        showAnswer(form, field, { tone: 'error', text });
      showAlert(form, outcome.message);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  });
}
