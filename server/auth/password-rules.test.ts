import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const owner = { name: 'Olive Owner', email: 'olive@harbour.example' };

test.each([
  ['twelve spaces', '            ', /different characters/],
  ['spaces of another kind', '\u00a0'.repeat(14), /different characters/],
  ['one letter', 'aaaaaaaaaaaa', /different characters/],
  ['eleven characters', 'kT4#vq9!mZx', /at least 12/],
  ['characters that become fewer when normalised', 'a\u0308o\u0308u\u0308e\u0301s7k', /at least 12/],
  ['a keyboard row', 'qwertyuiopasdf', /easy to guess/],
  ['a common one with figures', 'Password1234!', /easy to guess/],
  ['a common one twice', 'letmeinletmein', /easy to guess/],
  ['a common one of many letters', 'manchesterunited', /easy to guess/],
  ['the agency', 'Foreshore 2026!', /your name or ours/],
  ['the agency twice', 'foreshoreForeshore', /your name or ours/],
  ['the owner', 'olive.owner.1', /your name or ours/],
  ['the e-mail address', 'olive@harbour.example', /your name or ours/],
  ['201 characters', 'grey gulls over Whitby pier '.repeat(8), /at most 200/],
  ['more than is ever hashed', 'äß'.repeat(40_000), /at most 200/],
])('%s is refused, with what to do', async (_, password, sentence) => {
  expect(await passwordProblem(password, owner)).toMatch(sentence);
});

test.each([
  'a long test passphrase',
  'correct horse battery staple',
  'mjkhe8wq01xz',
  'olive trees by the harbour wall',
])('no mixture of signs is asked for: %s', async (password) =>
  expect(await passwordProblem(password, owner)).toBeNull(),
);
