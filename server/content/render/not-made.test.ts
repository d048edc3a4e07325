import { expect, test } from 'vitest';
import { changed, releaseOf } from '#server/content/gate/examples/edited.ts';
import { makeRelease } from './make-release.ts';
import { notMadeFindings } from './not-made.ts';
import { concernsVisitors } from './sampled.ts';

const reviews = changed('testimonials', [0, 'company'], 'Another');
const crm = changed('services/crm', ['name'], 'Another');
const fails = (address: string, why = 'Cannot read properties of undefined') => ({ address, why });

test('a page that cannot be made is told once for each reason, with the text that was changed', () => {
  const findings = notMadeFindings([fails('/'), fails('/portfolio'), fails('/about', 'another')], {
    release: releaseOf(reviews),
    previous: null,
  });
  expect(findings).toMatchObject([
    { rule: 'page-made', severity: 'refusal', page: '/', document: 'testimonials' },
    { page: '/about', document: 'testimonials' },
  ]);
  expect(findings[0]?.sentence).toBe(
    '/ and 1 more page cannot be shown with these texts. Look at ‘Reviews’, which was changed. The program says: ‘Cannot read properties of undefined’.',
  );
});

test('of several changed texts all are named, or the one that the reason names', () => {
  const wanted = { release: releaseOf(reviews, crm), previous: releaseOf() };
  const [unsure] = notMadeFindings([fails('/')], wanted);
  expect(unsure?.document).toBeNull();
  expect(unsure?.sentence).toMatch(
    /One of these was changed and is the cause: ‘(CRM’ and ‘Reviews|Reviews’ and ‘CRM)’\./,
  );
  const [sure] = notMadeFindings([fails('/', 'content/services/crm.ts: no such thing')], wanted);
  expect(sure?.document).toBe('services/crm');
  const [same] = notMadeFindings([fails('/')], { release: releaseOf(crm), previous: releaseOf(crm) });
  expect(same?.sentence).toContain('No text was changed');
});

test('a list of pages that cannot be read is told, and nothing is thrown', async () => {
  const make = makeRelease({
    answer: async () => new Response('<p>x</p>', { headers: { 'Content-Type': 'text/html' } }),
    addresses: () => {
      throw new Error('content/testimonials.ts: what is this?');
    },
    built: [],
  });
  const { findings } = await make({ release: releaseOf(reviews), previous: releaseOf(), now: 0 });
  const told = findings.filter(({ rule }) => rule === 'page-made');
  expect(told).toMatchObject([{ document: 'testimonials', page: 'The list of pages' }]);
});

test('what is made for each visitor is judged where a changed text may stand on it', () => {
  const [home, order] = [
    changed('home', ['hero', 'badge'], 'New'),
    changed('portfolio-order', ['ids'], ['yards-store']),
  ];
  expect(concernsVisitors(releaseOf(home, crm, reviews), releaseOf())).toBe(false);
  expect(concernsVisitors(releaseOf(order), releaseOf(home))).toBe(true);
  expect(concernsVisitors(releaseOf(), releaseOf(changed('contact', ['failure'], 'x')))).toBe(true);
  expect(concernsVisitors(releaseOf(), null)).toBe(true);
});
