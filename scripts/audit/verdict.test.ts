import { expect, test } from 'vitest';
import { auditVerdict } from './verdict.ts';

const metadata = {
  vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 },
  dependencies: { prod: 120, dev: 300, optional: 40, peer: 0, peerOptional: 0, total: 459 },
};
const verdict = (output: unknown, failed = false) =>
  auditVerdict({ output: typeof output === 'string' ? output : JSON.stringify(output), failed });

test('a whole report without findings is all well', () => {
  expect(verdict({ auditReportVersion: 2, vulnerabilities: {}, metadata })).toEqual({
    exitCode: 0,
    text: 'No known faults in 459 packages.',
  });
});

test('findings are named with how bad they are and whether there is a way out', () => {
  const vulnerabilities = {
    'left-pad': {
      name: 'left-pad',
      severity: 'high',
      isDirect: false,
      via: [{ source: 1, title: 'Pads too far', url: 'https://example.com/1' }],
      effects: [],
      range: '<1.3.0',
      nodes: ['node_modules/left-pad'],
      fixAvailable: { name: 'padder', version: '2.0.0', isSemVerMajor: true },
    },
  };
  const { exitCode, text } = verdict({ auditReportVersion: 2, vulnerabilities, metadata });
  expect(exitCode).toBe(1);
  expect(text).toContain('high: left-pad <1.3.0 (a version without it exists)');
});

test.each([
  ['refused by the registry', { message: '404 Not Found - POST /-/npm/v1/security/audits/quick', error: {} }],
  [
    'no endpoint for it',
    { error: { code: 'ENOAUDIT', summary: 'Your configured registry does not support audit' } },
  ],
  ['nothing at all', ''],
  ['a page instead of a report', '<html>Bad gateway</html>'],
  ['an empty object', {}],
  [
    'a report about nothing',
    { auditReportVersion: 2, vulnerabilities: {}, metadata: { dependencies: { total: 0 } } },
  ],
])('what is no report is not taken for all well: %s', (_, output) => {
  const { exitCode, text } = verdict(output);
  expect(exitCode).toBe(2);
  expect(text).toMatch(/^Not known/);
});

test('npm that cannot be started is not taken for all well', () => {
  expect(verdict({ auditReportVersion: 2, vulnerabilities: {}, metadata }, true).exitCode).toBe(2);
});
