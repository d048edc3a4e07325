import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './offer-line.live.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new Window());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lineWith(left: number): () => boolean {
  const { document } = new Window();
  const line = document.createElement('p');
  document.body.append(line);
  expect(mount(line as unknown as HTMLElement, { until: 5 + left, now: 5 })).toBe(true);
  return () => line.isConnected;
}

it.each([0, 1000, 59_999, 61_000, 40 * 24 * 3_600_000])(
  'goes when the offer ends, %d ms from now, and not before',
  (left) => {
    const isThere = lineWith(left);
    if (left > 0) {
      vi.advanceTimersByTime(left - 1);
      expect(isThere()).toBe(true);
      vi.advanceTimersByTime(1);
    }
    expect(isThere()).toBe(false);
  },
);

it('goes when the page is brought back after the end', () => {
  const isThere = lineWith(1000);
  // A page in the back-forward cache: its timers stand still, the clock goes on.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
  expect(isThere()).toBe(true);
  window.dispatchEvent(new window.Event('pageshow'));
  expect(isThere()).toBe(false);
});
