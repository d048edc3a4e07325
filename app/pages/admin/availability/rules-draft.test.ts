import { expect, test } from 'vitest';
import { defaultRules } from '#domain/availability/rules.ts';
import { checkDraft, draftOfForm, draftOfRules, formOfDraft } from './rules-draft.ts';
import { changeRows } from './rules-draft-rows.ts';

const rules = {
  ...defaultRules,
  dailyLimit: 4,
  overrides: [
    { date: '2026-12-24', ranges: [{ start: '09:00', end: '12:00' }] },
    { date: '2026-12-25', ranges: [] },
  ],
};

test('rules become a form and come back as they were', () => {
  const form = formOfDraft(draftOfRules(rules));
  expect(form['weekly.monday.1.end']).toBe('16:30');
  expect(form['overrides.0.ranges.0.start']).toBe('09:00');
  expect(checkDraft(draftOfForm(form))).toEqual({ ok: true, rules });
});

test('no daily limit is an empty field, and every other number is needed', () => {
  const draft = draftOfRules(defaultRules);
  expect(draft.dailyLimit).toBe('');
  expect(checkDraft(draft)).toMatchObject({ ok: true, rules: { dailyLimit: null } });
  expect(checkDraft({ ...draft, slotMinutes: '' })).toMatchObject({
    errors: { slotMinutes: 'The length of a call must be a whole number of minutes from 5 to 720.' },
  });
});

test.each([
  ['stepMinutes', '1.5'],
  ['stepMinutes', '-30'],
  ['stepMinutes', '30 min'],
  ['horizonWeekdays', '0'],
  ['dailyLimit', '0'],
  ['bufferAfterMinutes', '1e2'],
] as const)('%s refuses %s beside the field', (field, value) => {
  const check = checkDraft({ ...draftOfRules(defaultRules), [field]: value });
  expect(check.ok ? {} : Object.keys(check.errors)).toEqual([field]);
});

test('messages carry the place of their row', () => {
  const draft = draftOfRules(rules);
  draft.weekly.monday = [
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '13:00' },
  ];
  draft.overrides = [{ date: '2026-02-30', ranges: [{ start: '9', end: '12:00' }] }];
  draft.zone = 'Europe/Scarborough';
  const check = checkDraft(draft);
  expect(check.ok ? [] : Object.keys(check.errors).sort()).toEqual([
    'overrides.0.date',
    'overrides.0.ranges.0.start',
    'weekly.monday.1.end',
    'zone',
  ]);
});

test('a form with gaps in its numbering closes up, and strange names are ignored', () => {
  const form = { ...formOfDraft(draftOfRules(defaultRules)) };
  form['weekly.monday.7.start'] = '20:00';
  form['weekly.monday.7.end'] = '21:00';
  form['weekly.monday.x.start'] = '22:00';
  form['weekly.mondayish.0.start'] = '22:00';
  expect(draftOfForm(form).weekly.monday).toEqual([
    { start: '09:00', end: '12:00' },
    { start: '13:00', end: '16:30' },
    { start: '20:00', end: '21:00' },
  ]);
});

test('rows are added and removed by name', () => {
  const draft = draftOfRules(rules);
  const open = changeRows(draft, 'add weekly.saturday');
  expect(open.weekly.saturday).toEqual([{ start: '09:00', end: '17:00' }]);
  expect(draft.weekly.saturday).toEqual([]);
  expect(changeRows(draft, 'add weekly.monday').weekly.monday[2]).toEqual({ start: '17:00', end: '20:00' });
  expect(changeRows(draft, 'remove weekly.monday.0').weekly.monday).toEqual([
    { start: '13:00', end: '16:30' },
  ]);
  expect(changeRows(draft, 'add overrides').overrides).toHaveLength(3);
  expect(changeRows(draft, 'remove overrides.0').overrides).toEqual([{ date: '2026-12-25', ranges: [] }]);
  expect(changeRows(draft, 'add overrides.1.ranges').overrides[1]?.ranges).toHaveLength(1);
  expect(changeRows(draft, 'remove overrides.0.ranges.0').overrides[0]?.ranges).toEqual([]);
  for (const words of [
    'add weekly.someday',
    'remove overrides',
    'add',
    '',
    'drop weekly.monday',
    'add overrides.1',
  ])
    expect(changeRows(draft, words)).toEqual(draft);
});

test('a long form is read in one pass over its names', () => {
  const names = Array.from({ length: 200 }, (_, row) => `overrides.${row}.ranges.0.start`);
  const form = Object.fromEntries(names.map((name) => [name, '09:00']));
  let listed = 0;
  const counted = new Proxy(form, {
    ownKeys: (target) => {
      listed += 1;
      return Reflect.ownKeys(target);
    },
  });
  expect(draftOfForm(counted).overrides).toHaveLength(200);
  expect(listed).toBe(1);
});
