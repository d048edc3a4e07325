export type AnswerTone = 'error' | 'success';
export type Answer = { tone: AnswerTone; text: string };

/**
 * Writes the answer beside a field in the place and with the looks that `Field` gives it on the server.
 * Says nothing to screen readers by itself: that is `announce`, once the typing pauses.
 */
export function showAnswer(form: HTMLFormElement, field: string, answer: Answer | null): void {
  const slot = form.querySelector(`[data-answer-slot="${field}"]`);
  const described = form.querySelector(`#${field}`);
  if (!slot || !described) return;
  const shown = slot.querySelector(`#${field}-error, #${field}-success`);
  const id = answer && `${field}-${answer.tone}`;
  if (shown?.id === id && shown?.textContent === answer?.text) return;
  shown?.remove();
  const copy = answer && id && copyOf(form, answer, id);
  if (copy) slot.append(copy);
  describe(described, field, id);
  if (described instanceof HTMLFieldSetElement) return;
  if (answer?.tone === 'error') described.setAttribute('aria-invalid', 'true');
  else described.removeAttribute('aria-invalid');
}

function copyOf(form: HTMLFormElement, { tone, text }: Answer, id: string): Element | null {
  const template = form.querySelector<HTMLTemplateElement>('template[data-answers]');
  const copy = template?.content.querySelector(`#answer-${tone}`)?.cloneNode(true);
  if (!(copy instanceof Element)) return null;
  copy.id = id;
  copy.removeAttribute('role');
  copy.lastChild?.replaceWith(text);
  return copy;
}

function describe(element: Element, field: string, answerId: string | null): void {
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== `${field}-error` && id !== `${field}-success`);
  const ids = answerId ? [...others, answerId] : others;
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

const timers = new WeakMap<HTMLFormElement, number>();

/** Reads a sentence out politely, after a pause in which a newer one takes its place. */
export function announce(form: HTMLFormElement, text: string): void {
  const region = form.querySelector('[data-announce]');
  if (!region) return;
  clearTimeout(timers.get(form));
  region.textContent = '';
  timers.set(
    form,
    window.setTimeout(() => {
      region.textContent = text;
    }, 700),
  );
}

/** Shows what went wrong with the form as a whole and brings it into view; null takes it away. */
export function showAlert(form: HTMLFormElement, text: string | null): void {
  const alert = form.querySelector<HTMLElement>('[data-form-alert]');
  const place = alert?.querySelector('[data-form-alert-text]');
  if (!alert || !place) return;
  alert.hidden = !text;
  place.textContent = text ?? '';
  if (!text) return;
  alert.focus({ preventScroll: true });
  alert.scrollIntoView({ block: 'center' });
}
