import { expect, test } from 'vitest';
import { titleOf } from '#content/document-places.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { groupsOf } from './finding-groups.ts';
import { findingShown } from './finding-shown.ts';

const shown = (one: Finding) => findingShown(one, titleOf);

const finding = (about: Partial<Finding>): Finding => ({
  ...{ rule: 'x', severity: 'refusal', page: null, document: null, field: null, sentence: 'Mend it.' },
  ...about,
});

test('a finding leads to the field that is to be mended', () => {
  expect(shown(finding({ document: 'services/crm', field: 'hero.buttons.0.label' }))).toMatchObject({
    about: 'CRM',
    document: {
      to: '/admin/content/documents/services/crm#f.hero.buttons.0.label',
      words: 'CRM: Words of the link',
    },
  });
  expect(shown(finding({ document: 'services/crm' })).document?.to).toBe(
    '/admin/content/documents/services/crm',
  );
});

test('findings come together by the text, the page, or the site that they are about', () => {
  const all = [
    finding({ document: 'services/crm', field: 'name' }),
    finding({ page: '/about' }),
    finding({}),
    finding({ document: 'services/crm', page: '/services/crm' }),
    finding({ document: 'gone/document' }),
  ];
  expect(groupsOf(all.map(shown)).map(({ about, findings }) => [about, findings.length])).toEqual([
    ['CRM', 2],
    ['/about', 1],
    ['The whole site', 2],
  ]);
});
