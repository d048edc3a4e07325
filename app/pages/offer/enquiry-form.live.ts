import { showAnswer } from '#app/pages/forms/live/answers.ts';
import { answeredFields, startLeadForm } from '#app/pages/forms/live/lead-form.ts';

type OfferFormProps = { state: string; submit: string; submitting: string; failure: string };

/** Sends the offer’s form without leaving the page, after the browser’s own checks, told beside the fields, have passed. */
export function mount(element: HTMLElement, given: unknown): boolean {
  const { state, submit, submitting, failure } = given as OfferFormProps;
  const form = element.querySelector('form');
  // The server has drawn the thanks.
  if (!form) return false;
  const fields = answeredFields(form);
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => showAnswer(form, (target as HTMLInputElement).name, null));
  startLeadForm({
    element,
    form,
    texts: { send: submit, sending: submitting, failure },
    path: '/api/summer-offer-form',
    fields,
    // In the browser's words, which are those of the visitor's language, where all answers stand.
    check: () =>
      fields.filter((field) => {
        const { validationMessage: text } = form.querySelector(`[name=${field}]`) as HTMLInputElement;
        showAnswer(form, field, text ? { tone: 'error', text } : null);
        return text;
      }),
    body: () => {
      const answers = Object.fromEntries(new FormData(form));
      return { ...answers, consent: 'consent' in answers };
    },
    leave: (status) => {
      const moved = status === 409;
      // The state of the offer has changed: only the server’s page has the texts of the new state.
      if (moved) form.submit();
      return moved;
    },
    name: () => '',
    onSent: () => form.reset(),
    // The last place went while this form was open: the page of thanks says so.
    otherwise: ({ offerState }) => typeof offerState === 'string' && offerState !== state,
  });
  return true;
}
