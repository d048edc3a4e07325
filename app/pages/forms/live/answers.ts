import { afterPaint } from '#app/browser/after-paint.ts';
import { part } from '#app/browser/part.ts';
import { say } from '#content/say.ts';

type AnswerTone = 'error' | 'success';
type Answer = { tone: AnswerTone; text: string };

/**
 * Turns the place for each field’s message into a polite live region, which must exist before its text.
 * @throws Error when the form lacks the templates of its messages
 */
export function readOutAnswers(form: HTMLFormElement): void {
  looksOf(form);
  for (const slot of form.querySelectorAll<HTMLElement>('[data-answer-slot]')) {
    const place = slot.parentElement instanceof HTMLFieldSetElement ? slot : document.createElement('div');
    place.setAttribute('aria-live', 'polite');
    place.setAttribute('data-answer-place', '');
    if (place === slot) continue;
    place.className = 'contents';
    slot.append(place);
  }
}

/** Writes the message beside a field, with the markup that `Field` has on the server. */
export function showAnswer(form: HTMLFormElement, field: string, given: Answer | null): void {
  const answer = given && { ...given, text: say(given.text) };
  const slot = form.querySelector(`[data-answer-slot="${field}"]`);
  const described = form.querySelector(`#${field}`);
  if (!slot || !described) return;
  const shown = slot.querySelector(`#${field}-error, #${field}-success`);
  const id = answer && `${field}-${answer.tone}`;
  if (shown?.id === id && shown?.textContent === answer?.text) return;
  shown?.remove();
  const copy = answer && id && copyOf(form, answer, id);
  const place = slot.matches('[data-answer-place]') ? slot : slot.querySelector('[data-answer-place]');
  if (copy) (place ?? slot).append(copy);
  describe(described, field, id);
  if (described instanceof HTMLFieldSetElement) return;
  if (answer?.tone === 'error') described.setAttribute('aria-invalid', 'true');
  else described.removeAttribute('aria-invalid');
}

function copyOf(form: HTMLFormElement, { tone, text }: Answer, id: string): Element {
  const copy = part(looksOf(form), `#answer-${tone}`, HTMLElement).cloneNode(true) as Element;
  copy.id = id;
  copy.removeAttribute('role');
  copy.lastChild?.replaceWith(text);
  return copy;
}

function looksOf(form: HTMLFormElement): DocumentFragment {
  return part(form, 'template[data-answers]', HTMLTemplateElement).content;
}

function describe(element: Element, field: string, answerId: string | null): void {
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== `${field}-error` && id !== `${field}-success`);
  const ids = answerId ? [...others, answerId] : others;
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Shows what went wrong with the form as a whole and brings it into view; null takes it away. */
export function alertOf(form: HTMLFormElement): (text: string | null) => void {
  const alert = part(form, '[data-form-alert]', HTMLElement);
  const place = part(alert, '[data-form-alert-text]', HTMLElement);
  return (text) => {
    alert.hidden = !text;
    place.textContent = text ?? '';
    if (!text) return;
    afterPaint(() => {
      alert.focus({ preventScroll: true });
      alert.scrollIntoView({ block: 'center' });
    });
  };
}
