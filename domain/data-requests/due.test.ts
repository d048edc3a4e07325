import { describe, expect, it } from 'vitest';
import { answerDueOn, daysUntil, reminderOn, urgencyOf } from './due.ts';

describe('the last day for an answer', () => {
  it.each([
    ['2026-11-22', '2026-12-22'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-28', '2027-02-28'],
    ['2027-01-29', '2027-02-28'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
    ['2026-02-28', '2026-03-28'],
  ])('of a request received on %s is %s', (received, due) => {
    for (const kind of ['copy', 'correct', 'delete', 'object', 'other'] as const)
      expect(answerDueOn(kind, received)).toBe(due);
  });

  it.each([
    ['2026-11-22', '2026-12-21'],
    ['2027-02-01', '2027-03-02'],
    ['2028-02-01', '2028-03-01'],
  ])('of a complaint received on %s is the 30th day, %s', (received, due) => {
    expect(answerDueOn('complaint', received)).toBe(due);
  });

  it('is refused for what is no date', () => {
    for (const kind of ['copy', 'complaint'] as const)
      expect(() => answerDueOn(kind, '2027-02-29')).toThrow(RangeError);
  });
});

describe('urgency', () => {
  it.each([
    ['2026-12-14', 'later', 8],
    ['2026-12-15', 'soon', 7],
    ['2026-12-22', 'soon', 0],
    ['2026-12-23', 'overdue', -1],
  ])('on %s is %s', (today, urgency, days) => {
    expect(urgencyOf('2026-12-22', today)).toBe(urgency);
    expect(daysUntil('2026-12-22', today)).toBe(days);
  });

  it('begins with the reminder', () => {
    expect(reminderOn('2027-01-03')).toBe('2026-12-27');
  });
});
