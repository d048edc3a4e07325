import { expect, test } from 'vitest';
import { gate } from '#server/content/gate/gate.ts';
import { builtRelease } from '#tests/support/built-release.ts';
import { siteNow } from '#tests/support/site-now.ts';

// The check before publishing, on the pages as the build rendered them.

test('what ships passes the gate', () => {
  const findings = gate(builtRelease(Date.parse(siteNow)));
  expect(findings.filter(({ severity }) => severity === 'refusal')).toEqual([]);
});
