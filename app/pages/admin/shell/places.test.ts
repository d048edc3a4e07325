import { expect, test } from 'vitest';
import { menuOf } from './places.ts';

const currentAt = (pathname: string) => {
  const { daily, settings } = menuOf('owner', pathname);
  return [...daily, ...settings]
    .filter(({ current }) => current)
    .map(({ label, current }) => [label, current]);
};

test.each([
  ['/admin', [['Today', 'page']]],
  ['/admin/people', [['People', 'page']]],
  ['/admin/people/p1', [['People', 'true']]],
  ['/admin/letter', [['People', 'true']]],
  ['/admin/letter-templates', [['Templates', 'page']]],
  ['/admin/letters/l1', [['People', 'true']]],
  ['/admin/subscribers', [['Leads', 'true']]],
  ['/admin/inbox', [['Emails', 'true']]],
  ['/admin/results/costs', [['Results', 'true']]],
  ['/admin/content/documents/services/crm', [['Website', 'true']]],
  ['/admin/calendar-setup', [['Calendar', 'true']]],
  ['/admin/account/second-step', [['Your account', 'true']]],
  ['/admin/settings', [['All settings', 'page']]],
  ['/admin/settings/webhooks', [['All settings', 'true']]],
  ['/admin/search', []],
])('at %s the menu marks %j', (pathname, expected) => {
  expect(currentAt(pathname)).toEqual(expected);
});

test('leads nobody to a closed door', () => {
  const labels = menuOf('staff', '/admin').settings.map(({ label }) => label);
  expect(labels).toEqual(['All settings', 'Availability', 'Blocked dates', 'Templates', 'Your account']);
});
