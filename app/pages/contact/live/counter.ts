import { part } from '#app/browser/part.ts';

const messageMinimum = 10;

/** 'N/10 characters minimum', green from 10. Counts as the rule does, without white space around the text. */
export function countMessage(form: HTMLFormElement): void {
  const message = part(form, '#message', HTMLTextAreaElement);
  const counter = part(form, '[data-counter]', HTMLElement);
  const count = part(counter, '[data-count]', HTMLElement);
  const draw = () => {
    const { length } = message.value.trim();
    count.textContent = String(length);
    counter.toggleAttribute('data-enough', length >= messageMinimum);
  };
  message.addEventListener('input', draw);
  draw();
}
