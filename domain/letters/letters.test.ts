import { describe, expect, test } from 'vitest';
import { automaticEvidence, isAutomatic } from './automatic.ts';
import { forwardedFrom } from './forwarded.ts';
import { splitQuoted } from './quoted.ts';

const evidence = (headers: Record<string, string>, from = 'ann@client.example', subject = 'Re: Your site') =>
  automaticEvidence((name) => headers[name] ?? '', from, subject);

describe('automatic answers', () => {
  test.each([
    { 'auto-submitted': 'auto-replied (vacation)' },
    { 'auto-submitted': 'auto-generated' },
    { precedence: 'bulk' },
    { precedence: 'auto_reply' },
    { 'x-autoreply': 'yes' },
    { 'x-autorespond': '', 'x-autoreply-from': 'a@b.c' },
  ])('%o is proof', (headers) =>
    expect(evidence(headers as Record<string, string>)).toBeGreaterThanOrEqual(2),
  );

  test.each([{ 'auto-submitted': 'no' }, { precedence: 'first-class' }, { 'x-autoreply': 'no' }])(
    '%o is none',
    (headers) => expect(evidence(headers as Record<string, string>)).toBe(0),
  );

  test('a subject, or a group address, is a hint alone; two of them are proof', () => {
    expect(evidence({}, undefined, 'Out of office next week?')).toBe(1);
    expect(
      evidence({ precedence: 'list', 'list-id': '<hello.agency.example>', 'list-unsubscribe': '<x>' }),
    ).toBe(1);
    expect(evidence({ 'x-auto-response-suppress': 'All' }, undefined, 'Automatic reply: Your site')).toBe(2);
    expect([
      isAutomatic(1, true),
      isAutomatic(1, false),
      isAutomatic(2, true),
      isAutomatic(0, false),
    ]).toEqual([false, true, true, false]);
  });
});

describe('what is quoted', () => {
  test.each([
    [
      'Yes.\n\nOn Mon, 23 Nov 2026 at 10:00, Foreshore <hello@agency.example> wrote:\n> Shall we?\n> Best',
      'Yes.',
    ],
    [
      'Yes.\n\nOn Mon, 23 Nov 2026 at 10:00, Foreshore\n<hello@agency.example>\nwrote:\n\n> Shall we?',
      'Yes.',
    ],
    ['Ja.\n\nAm 23.11.2026 um 10:00 schrieb Foreshore:\n> Shall we?', 'Ja.'],
    ['Yes.\n\n-----Original Message-----\nFrom: Foreshore\nShall we?', 'Yes.'],
    [
      'Yes.\n\n________________________________\nFrom: Foreshore <hello@agency.example>\nSent: Monday\nTo: Ann\nSubject: Plan\n\nShall we?',
      'Yes.',
    ],
    ['Yes.\n> Shall we?\n>\n> Best', 'Yes.'],
  ])('%j', (text, fresh) => {
    const split = splitQuoted(text);
    expect(split.fresh).toBe(fresh);
    expect(split.quoted).toContain('Shall we?');
  });

  test.each([
    '> Shall we?\nYes.\n> And then?\nNo.',
    'On Monday I wrote:\nplease ring me.\nThe rest is as agreed, on Tuesday she wrote',
    '> only\n> quoted',
    'From: the sea\nwe learnt much',
  ])('%j stays whole where that is not sure', (text) => {
    const { fresh, quoted } = splitQuoted(text);
    expect(`${fresh}\n${quoted}`.trim().length).toBeGreaterThanOrEqual(text.trim().length - 2);
    expect(fresh).toContain(text.split('\n').at(-1));
  });

  test('a hundred thousand lines are split in linear time', () => {
    expect(splitQuoted('on a\n'.repeat(100_000)).quoted).toBe('');
  });
});

describe('forwarded letters', () => {
  test.each([
    [
      'Fwd: Our site',
      'See below\n\n---------- Forwarded message ---------\nFrom: Ann Lee <ann@client.example>\nDate: Monday\n\nHello',
    ],
    ['WG: Our site', '________\nVon: Ann Lee <ann@client.example>\nGesendet: Montag\nAn: x\n\nHello'],
    ['Fw: Our site', '> From: "Ann Lee" [mailto:Ann@client.example]\n> Sent: Monday\nHello'],
  ])('%s', (subject, text) => {
    expect(forwardedFrom(subject, text)).toEqual({ name: 'Ann Lee', email: 'ann@client.example' });
  });

  test('an answer, and words about a sender, are none', () => {
    expect(forwardedFrom('Re: Our site', 'From: the beach@sea.example')).toBeNull();
    expect(forwardedFrom('Fwd: Our site', 'see attached')).toBeNull();
  });
});
