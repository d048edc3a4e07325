import { expect, test } from 'vitest';
import { explanationIn } from './explanation.ts';

const secret = 'Set a new password: https://agency.example/reset/token';

test.each([
  '------ This is a copy of the message, including all the headers. ------',
  '--- Below this line is a copy of the message.',
  '   ----- Original message follows -----',
  '--- Ursprüngliche Nachricht ---',
  'Original message headers:',
  'A copy of your message is attached below.',
  'Received: from agency.example by mx.example',
  'Subject: A new password',
  'Betreff: Ein neues Passwort',
  '> Hello Bea,',
])('what follows %j is not kept', (line) => {
  expect(explanationIn(`The address is not known.\n\n${line}\n\n${secret}`)).toBe(
    'The address is not known.',
  );
});

test('what the server itself says stays', () => {
  const words = [
    'The original message was received at Mon, 23 Nov 2026 10:00:00 +0000',
    '',
    '   ----- The following addresses had permanent fatal errors -----',
    '<gone@client.example>: host mx.example said: 550 5.1.1 No such user (in reply to RCPT TO command)',
    '   ----- Transcript of session follows -----',
    '>>> RCPT To:<gone@client.example>',
    '<<< 550 5.1.1 No such user',
  ].join('\n');
  expect(explanationIn(`${words}\n\n   ----- Message text follows -----\n\n${secret}`)).toBe(words);
  expect(explanationIn('x'.repeat(100_000)).length).toBe(4000);
});
