import { afterPaint } from '#app/browser/after-paint.ts';
import { part } from '#app/browser/part.ts';

type StepState = { formStep?: number; formDepth?: number } | null;

type StepsOptions = {
  form: HTMLFormElement;
  /** The step from the draft; a step in the browser’s history takes precedence. */
  start: number;
  /** The furthest step that the answers so far allow; the history may know a later one. */
  reach: () => number;
  onShow: (step: number) => void;
};

export type Steps = {
  current: () => number;
  forward: () => void;
  back: () => void;
  /** Goes to the step with an error, without a new entry in the history. */
  jump: (step: number) => void;
};

const stepCount = 3;

/** Moves between the steps; each has its own entry in the browser's history, so Back and Forward move as well. */
export function startSteps({ form, start, reach, onShow }: StepsOptions): Steps {
  const drawProgress = progressOf(form);
  const state = () => (history.state ?? null) as StepState;
  const depth = () => state()?.formDepth ?? 0;
  const current = () => Number(form.dataset.step);
  const entry = (formStep: number, formDepth: number) => ({ formStep, formDepth });

  /** @param note what of the browser's history goes with it */
  const show = (step: number, focus: boolean, note?: () => void) => {
    form.dataset.step = String(step);
    drawProgress(step);
    afterPaint(() => {
      note?.();
      onShow(step);
      if (focus) focusStep(form, step);
    });
  };

  const reachable = (step: number) => Math.min(within(step), reach());
  const first = reachable(state()?.formStep ?? start);
  history.replaceState(entry(first, depth()), '');
  if (first !== current()) show(first, false);

  window.addEventListener('popstate', (event) => {
    // A history entry without a step is not ours, such as a link to a part of this page.
    const step = (event.state as StepState)?.formStep;
    if (form.isConnected && step) show(reachable(step), true);
  });

  return {
    current,
    forward: () => {
      const next = within(current() + 1);
      show(next, true, () => history.pushState(entry(next, depth() + 1), ''));
    },
    back: () => {
      if (depth() > 0) history.back();
      else {
        const previous = within(current() - 1);
        history.replaceState(entry(previous, 0), '');
        show(previous, true);
      }
    },
    jump: (step) => {
      if (step === current()) return;
      history.replaceState(entry(within(step), depth()), '');
      show(within(step), false);
    },
  };
}

function within(step: number): number {
  return Math.min(stepCount, Math.max(1, Math.trunc(step) || 1));
}

function progressOf(form: HTMLFormElement): (step: number) => void {
  const place = part(form, '[data-progress-step]', HTMLElement);
  const share = part(form, '[data-progress-percent]', HTMLElement);
  const bar = part(form, '[data-progress-bar]', HTMLElement);
  return (step) => {
    const percent = Math.round((step / stepCount) * 100);
    place.textContent = String(step);
    share.textContent = `${percent}%`;
    bar.setAttribute('aria-valuenow', String(percent));
  };
}

function focusStep(form: HTMLFormElement, step: number): void {
  part(form, `#step-${step}`, HTMLElement).focus({ preventScroll: true });
  const { top } = form.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) form.scrollIntoView({ block: 'start' });
}
