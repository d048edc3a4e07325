import { newKey } from '#app/browser/new-key.ts';
import { part } from '#app/browser/part.ts';
import { startSubmission } from '#app/pages/forms/live/submission.ts';
import { say } from '#content/say.ts';

const notThrough = () => say('That did not go through. Please check your connection and try again.');

/**
 * Sends the footer’s newsletter form without leaving the page. Without this script the form posts to /newsletter.
 */
export function mount(form: HTMLElement): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const input = part(form, 'input[type="email"]', HTMLInputElement);
  const button = part(form, 'button[type="submit"]', HTMLButtonElement);
  const note = part(form, '[data-answer]', HTMLElement);
  // The idempotency key stays the same until an answer arrives: sending again after a lost answer is a duplicate
  // request.
  let idempotencyKey = newKey();
  const show = (answer: 'done' | 'error', text: string) => {
    note.textContent = text;
    note.dataset.answer = answer;
  };
  const refuse = (text: string) => {
    show('error', text);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };

  form.noValidate = true;
  startSubmission<string>({
    form,
    path: '/api/newsletter',
    body: () => ({ ...Object.fromEntries(new FormData(form)), idempotencyKey }),
    read: ({ message }) => (typeof message === 'string' ? message : null),
    show: (now) => {
      // `aria-disabled`, since a disabled button would lose the keyboard’s focus.
      button.setAttribute('aria-disabled', String(now.state === 'sending'));
      if (now.state === 'sent') {
        show('done', now.value);
        input.removeAttribute('aria-invalid');
        form.reset();
        idempotencyKey = newKey();
      }
      if (now.state === 'refused') refuse(now.fields.email ?? now.message ?? notThrough());
      if (now.state === 'failed') refuse(now.message ?? notThrough());
    },
  });
  return true;
}
