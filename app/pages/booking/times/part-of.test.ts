import { expect, it } from 'vitest';
import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { partOf } from './part-of.ts';

const view = {} as BookingView;
const [mine, hidden] = [
  partOf(['date', 'showDetails'], () => null),
  partOf(
    ['date', 'showDetails'],
    () => null,
    ({ showDetails }) => showDetails,
  ),
] as unknown as { compare: (was: object, is: object) => boolean }[];
const told = (state: Partial<BookingState>, more = {}) => ({ view, state, ...more });
const day = { date: '2026-11-24', showDetails: true };

it('leaves a part as it is while what it knows of is the same', () => {
  expect(mine?.compare(told(day), told({ ...day, sending: true, time: '09:00' }))).toBe(true);
  expect(mine?.compare(told(day), told({ ...day, date: '2026-11-25' }))).toBe(false);
  expect(mine?.compare(told(day), { ...told(day), view: {} })).toBe(false);
  expect(mine?.compare(told(day, { filled: false }), told(day, { filled: true }))).toBe(false);
});

it('leaves a part as it is while nobody sees it, and draws it when it is seen', () => {
  const away = { ...day, showDetails: false };
  expect(hidden?.compare(told(day), told({ ...away, date: null }))).toBe(true);
  expect(hidden?.compare(told({ ...away, date: null }), told(day))).toBe(false);
});
