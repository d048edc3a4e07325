import { newKey } from '#app/pages/forms/live/send.ts';

/** Sends the footer's e-mail address without leaving the page. Without it the form posts to /newsletter. */
export function mount(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const input = form.querySelector<HTMLInputElement>('input[type="email"]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const note = form.querySelector<HTMLElement>('[data-answer]');
  if (!input || !button || !note) return;
  form.noValidate = true;
  let busy = false;
  // One wish until it has arrived: sent again because the answer was lost, it is still the same one.
  let idempotencyKey = newKey();
  // Disabled for good it would lose the keyboard's focus.
  const setBusy = (value: boolean) => {
    busy = value;
    button.setAttribute('aria-disabled', String(value));
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await send({ ...Object.fromEntries(new FormData(form)), idempotencyKey });
    setBusy(false);
    note.textContent = answer.message;
    note.dataset.answer = answer.ok ? 'done' : 'error';
    if (answer.ok) {
      input.removeAttribute('aria-invalid');
      form.reset();
      idempotencyKey = newKey();
    } else {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    }
  });
}

async function send(wish: object): Promise<{ ok: boolean; message: string }> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const body = (await response.json()) as {
      message?: string;
      error?: { message: string; fields?: { email?: string } };
    };
    const message = body.error?.fields?.email ?? body.error?.message ?? body.message ?? '';
    return { ok: response.ok, message };
  } catch {
    return { ok: false, message: 'That did not go through. Please check your connection and try again.' };
  }
}
