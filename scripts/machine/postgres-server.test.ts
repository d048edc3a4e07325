import { expect, it } from 'vitest';
import { whatWentWrong } from './postgres-server.ts';

it('tells of a server that broke, and not of what tests ask for', () => {
  const asked = [
    'LOG:  database system is ready to accept connections',
    'ERROR:  duplicate key value violates unique constraint "leads_pkey"',
    'FATAL:  terminating connection due to administrator command',
    'LOG:  received immediate shutdown request',
  ];
  expect(whatWentWrong(asked.join('\n'))).toBe('');
  const broken = [
    'ERROR:  could not write to file "base/1": No space left on device',
    'LOG:  server process (PID 7) was terminated by signal 9: Killed',
    'FATAL:  sorry, too many clients already',
    'LOG:  received smart shutdown request',
  ];
  expect(whatWentWrong([...asked, ...broken].join('\n'))).toBe(
    broken.map((line) => `PostgreSQL: ${line}\n`).join(''),
  );
  expect(whatWentWrong(Array(100).fill(broken[0]).join('\n')).split('\n')).toHaveLength(21);
});
