import { describe, expect, test } from 'vitest';
import { sayTalk, type Talk, talkLine, talkOf, wayOf } from './talk.ts';

const room = 'https://meet.example/room';
const meet = 'https://meet.google.com/abc-defg-hij';

test.each([
  ['video', null, true, 'video'],
  ['video', null, false, 'phone'],
  ['video', room, false, 'video'],
  ['video', room, true, 'video'],
  ['phone', null, true, 'phone'],
  ['phone', room, true, 'phone'],
] as const)('wished by %s with room %s, calendar connected %s: held by %s', (way, its, connected, is) => {
  expect(wayOf({ way, room: its, recorded: false }, connected)).toBe(is);
});

test.each<[{ way: 'video' | 'phone'; phone: string }, string | null, Talk]>([
  [{ way: 'video', phone: '01723 496 000' }, meet, { kind: 'link', link: meet }],
  [{ way: 'video', phone: '01723 496 000' }, null, { kind: 'link-awaited' }],
  [{ way: 'phone', phone: '01723 496 000' }, meet, { kind: 'ring', number: '01723 496 000' }],
  [{ way: 'phone', phone: '01723 496000, see evil.example' }, null, { kind: 'ring', number: null }],
  [{ way: 'phone', phone: '' }, null, { kind: 'number-wanted' }],
  [{ way: 'phone', phone: 'call me' }, null, { kind: 'number-wanted' }],
])('%o with link %s', (booking, link, talk) => {
  expect(talkOf(booking, link)).toEqual(talk);
});

describe('in words', () => {
  const words = {
    link: 'Here:',
    awaited: 'Soon.',
    ring: 'On {{number}}.',
    ringUntold: 'On it.',
    wanted: '?',
  };

  test.each<[Talk, string, string]>([
    [{ kind: 'link', link: meet }, 'Here:', `Here: ${meet}`],
    [{ kind: 'link-awaited' }, 'Soon.', 'Soon.'],
    [{ kind: 'ring', number: '01723 $& 1' }, 'On 01723 $& 1.', 'On 01723 $& 1.'],
    [{ kind: 'ring', number: null }, 'On it.', 'On it.'],
    [{ kind: 'number-wanted' }, '?', '?'],
  ])('%o', (talk, said, line) => {
    expect(sayTalk(talk, words)).toBe(said);
    expect(talkLine(talk, words)).toBe(line);
  });
});
