/** Runs once what was just set is on the page: React may commit one frame later. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Moves the focus to a place that may only be appearing now. */
export function focusOn(id: string): void {
  afterPaint(() => document.getElementById(id)?.focus());
}

/** The first field that was refused, or else a place of the page. */
export function focusOnFirstError(form: HTMLFormElement, otherwise: string): void {
  afterPaint(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? document.getElementById(otherwise))?.focus();
  });
}
