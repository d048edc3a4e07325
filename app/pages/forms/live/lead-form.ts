import type { Told } from '#app/browser/ask-json.ts';
import { watchLengths } from '#app/browser/lengths.ts';
import { noteFailure } from '#app/browser/note-failure.ts';
import { alertOf, readOutAnswers, showAnswer } from './answers.ts';
import { busyOf } from './busy.ts';
import { focusField } from './focus-field.ts';
import { thanksOf } from './sent.ts';
import { type SubmissionOptions, startSubmission } from './submission.ts';

type Shared = 'form' | 'path' | 'body' | 'check' | 'aside' | 'leave' | 'transport';

export type LeadFormOptions = Pick<SubmissionOptions<unknown>, Shared> & {
  /** The element with the form and its thanks. */
  element: HTMLElement;
  texts: { send: string; sending: string; failure: string };
  /** Every field with a place for its message, in the order of the form. */
  fields: readonly string[];
  /** Whom to thank. */
  name: () => string;
  /** Brings a field into view and gives it the focus. */
  goTo?: (field: string) => void;
  onSent?: () => void;
  /** Whether what the server did is not what this page's thanks say: it is shown its own page of thanks instead. */
  otherwise?: (told: Told) => boolean;
};

/**
 * Takes over the sending of a lead form: messages beside and above the fields, a draft with its idempotency key
 * until the answer arrives, then the thanks. Called last by the form’s island: until then the browser posts the
 * form.
 * @throws Error when a part is missing, before anything is changed
 */
export function startLeadForm({
  element,
  texts,
  fields,
  name,
  onSent,
  otherwise,
  ...options
}: LeadFormOptions): void {
  const { form, path } = options;
  const { goTo = (field: string) => focusField(form, field) } = options;
  const [alert, setBusy, thank] = [alertOf(form), busyOf(form, texts), thanksOf(element)];
  readOutAnswers(form);
  watchLengths(form);

  startSubmission<{ prefill: string | null; moved: boolean }>({
    ...options,
    read: (told) => ({
      prefill: typeof told.prefill === 'string' ? told.prefill : null,
      moved: otherwise?.(told) === true,
    }),
    show: (now) => {
      // Unlocks the fields first: a locked field cannot take the focus.
      setBusy(now.state === 'sending');
      if (now.state === 'sending' || now.state === 'refused') alert(null);
      if (now.state === 'sent') {
        const shown = { name: name(), prefill: now.value.prefill };
        onSent?.();
        if (now.value.moved && shown.prefill)
          location.assign(`${location.pathname}?${new URLSearchParams({ sent: shown.prefill })}#enquiry`);
        else thank(shown);
      }
      if (now.state === 'failed') {
        noteFailure(`Failed to submit to ${path}`, now.status);
        alert(texts.failure);
      }
      if (now.state === 'refused') {
        if (now.message) alert(now.message);
        for (const [field, text] of Object.entries(now.fields))
          showAnswer(form, field, { tone: 'error', text });
        const first = fields.find((field) => now.wrong.includes(field));
        if (first) goTo(first);
      }
    },
  });
}

/** The fields with a place for a message, from top to bottom. */
export function answeredFields(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-answer-slot]')].map(
    (slot) => slot.dataset.answerSlot ?? '',
  );
}
