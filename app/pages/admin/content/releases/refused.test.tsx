import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FindingShown } from './finding-shown.ts';
import { Refused } from './refused.tsx';

const finding = (sentence: string, refuses: boolean): FindingShown => ({
  ...{ sentence, refuses, page: null, document: null, about: 'The whole site' },
});

test('what is in the way is counted and told apart from what is only remarked', () => {
  const html = renderToStaticMarkup(
    <Refused
      findings={[finding('A link is broken.', true), finding('A page is long.', false)]}
      advice="Mend it."
    />,
  );
  const [alert = '', remarks = ''] = html.split('<details');
  expect(alert).toContain('one thing is in the way');
  expect(alert).toContain('A link is broken.');
  expect(alert).not.toContain('A page is long.');
  expect(remarks).toContain('A page is long.');
});
