import { expect, test } from 'vitest';
import type { Due } from '#server/today/due.ts';
import { dueRows } from './due-view.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const inHours = (hours: number) => now + hours * 3_600_000;
const ada = { id: 'ada', name: 'Ada', company: 'Harbour Tea', status: 'new' as const, ownerId: null };
const ben = { ...ada, id: 'ben', name: 'Ben', company: '' };
const answer = (person: Due['person'], hours: number): Due => ({
  ...{ what: 'answer', person, on: null, step: '' },
  at: inHours(hours),
});

test('the late come first, and one person has one row that names everything due', () => {
  const rows = dueRows(
    [
      answer(ada, 20),
      answer(ben, -2),
      { ...answer(ada, 44), what: 'proposal' },
      { what: 'next-step', person: ben, at: null, on: '2026-11-23', step: 'Send the figures' },
      { what: 'next-step', person: ada, at: null, on: '2026-11-24', step: '' },
    ],
    now,
    'Europe/London',
  );
  expect(rows.map(({ who, todo, words, also }) => [who, todo, words, also])).toEqual([
    ['Ben', 'Waits for an answer', 'Late by 2 hours', ['Send the figures (Since yesterday)']],
    [
      'Ada, Harbour Tea',
      'Next step',
      'Today',
      ['Waits for an answer (Due tomorrow, 6:00 AM)', 'Waits for a proposal (Due Thursday, 6:00 AM)'],
    ],
  ]);
});
