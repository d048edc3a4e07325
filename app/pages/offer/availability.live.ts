import { countdown } from '#domain/offer/countdown.ts';

type CountdownProps = {
  /** The server's clock when it drew the page, epoch milliseconds. */
  now: number;
  /** The instant at which the countdown ends. */
  until: number;
  /** The message at the end; null when there is none. */
  over: string | null;
};

/**
 * Continues the server’s countdown once a second and stops at the end. Only the time since the page arrived is
 * taken from the visitor’s clock, so a wrong one changes nothing.
 */
export function mount(element: HTMLElement, given: unknown): boolean {
  const { now, until, over } = given as CountdownProps;
  const arrivedAt = Date.now() - (performance.now() - responseStart());
  const fields = [...element.querySelectorAll<HTMLElement>('[data-unit]')];

  const tick = () => {
    const left = countdown(until, now + (Date.now() - arrivedAt));
    for (const field of fields) {
      const value = left[field.dataset.unit as 'days' | 'hours' | 'minutes' | 'seconds'];
      const text = String(value).padStart(2, '0');
      if (field.textContent !== text) field.textContent = text;
    }
    if (left.over) end();
    else setTimeout(tick, untilNextSecond(until - now - (Date.now() - arrivedAt)));
  };
  const end = () => {
    // The offer was over before the page arrived: the server has drawn that already.
    if (until <= now) return;
    if (!isAnyFormTouched()) location.reload();
    else if (over) tell(over);
  };
  tick();
  return true;
}

/** The offer ended while the form was open: what was typed stays, and the page says what has changed. */
function tell(text: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-offer-banner], [data-countdown-over]')) {
    place.textContent = text;
    place.hidden = false;
  }
}

function isAnyFormTouched(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea)',
  );
  return [...controls].some((one) =>
    one instanceof HTMLInputElement && one.type === 'checkbox'
      ? one.checked !== one.defaultChecked
      : one.value !== one.defaultValue,
  );
}

function responseStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? 0;
}

/** Milliseconds until the shown second changes, plus a little so that rounding never shows a second twice. */
function untilNextSecond(left: number): number {
  return (left % 1000) + 5;
}
