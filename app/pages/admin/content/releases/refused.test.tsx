import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FindingShown } from './finding-groups.ts';
import { Refused } from './refused.tsx';
import { ReleaseRow } from './release-row.tsx';

const finding = (sentence: string, refuses: boolean): FindingShown => ({
  ...{ sentence, refuses, page: null, document: null, about: 'The whole site' },
});

test('what is in the way is counted and told apart from what is only remarked', () => {
  const html = renderToStaticMarkup(
    <Refused findings={[finding('A link is broken.', true), finding('A page is long.', false)]} canMend />,
  );
  const [alert = '', remarks = ''] = html.split('<details');
  expect(alert).toContain('one thing is in the way');
  expect(alert).toContain('Mend it and publish again.');
  expect(alert).toContain('A link is broken.');
  expect(alert).not.toContain('A page is long.');
  expect(remarks).toContain('A page is long.');
});

test('a scheduled release that was refused shows why, and remarks apart', () => {
  const words = {
    number: 3,
    what: 'Refused',
    by: 'Owner',
    note: '',
    pages: 'CRM',
    canGoBack: false,
    late: null,
  };
  const findings = [finding('A link is broken.', true), finding('A page is long.', false)];
  const html = renderToStaticMarkup(<ReleaseRow release={{ ...words, state: 'refused', findings }} />);
  const [, why = '', remarks = ''] = html.split('<details');
  expect(why).toMatch(/^[^>]*open/);
  expect(why).toContain('One thing was in the way');
  expect([why.includes('A link is broken.'), why.includes('A page is long.')]).toEqual([true, false]);
  expect(remarks).not.toMatch(/^[^>]*open/);
  expect(remarks).toContain('A page is long.');
});
