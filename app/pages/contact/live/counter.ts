const messageMinimum = 10;

/** 'N/10 characters minimum', green from 10; counts what counts for the rule, so not the space around. */
export function countMessage(form: HTMLFormElement): void {
  const message = form.querySelector<HTMLTextAreaElement>('#message');
  const counter = form.querySelector('[data-counter]');
  const count = form.querySelector('[data-count]');
  if (!message || !counter || !count) return;
  const draw = () => {
    const { length } = message.value.trim();
    count.textContent = String(length);
    counter.toggleAttribute('data-enough', length >= messageMinimum);
  };
  message.addEventListener('input', draw);
  draw();
}
