import { askJson } from '#app/browser/ask-json.ts';
import { part } from '#app/browser/part.ts';
import { askForPasskey, knowsPasskeys, passkeyTrouble } from '#app/browser/passkeys.ts';

const unreachable = 'We could not reach the site. Please try again, or sign in another way.';

/** Asks the browser for a passkey, and sends its answer with the form. */
export function mount(form: HTMLElement): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  const field = part(form, 'input[name="passkey"]', HTMLInputElement);
  const button = part(form, 'button', HTMLButtonElement);
  const trouble = part(form, '[data-passkey-trouble]', HTMLElement);
  const say = (text: string) => {
    trouble.textContent = text;
    trouble.hidden = text === '';
  };
  if (!knowsPasskeys()) {
    button.disabled = true;
    say('This browser is too old for passkeys. The other ways work.');
    return true;
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    say('');
    const trying = await answered(form.dataset.ask ?? '');
    field.value = trying.answer;
    if (trying.answer) form.submit();
    else say(trying.trouble);
    button.disabled = false;
    if (trying.trouble) button.focus();
  });
  return true;
}

async function answered(ask: string): Promise<{ answer: string; trouble: string }> {
  const asked = await askJson(ask, {
    method: 'POST',
    read: ({ options }) => (options as PublicKeyCredentialRequestOptionsJSON | undefined) ?? null,
  });
  if (asked.kind !== 'ok') return { answer: '', trouble: asked.message ?? unreachable };
  try {
    return { answer: await askForPasskey(asked.value), trouble: '' };
  } catch (error) {
    return { answer: '', trouble: passkeyTrouble(error) };
  }
}
