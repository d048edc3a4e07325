import { expect, test } from 'vitest';
import type { careers } from '#content/careers.ts';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { LegalPage } from '#content/schema/legal.ts';
import type { Page } from '#content/schema/page.ts';
import type { QuoteText } from '#content/schema/quote.ts';
import type { ServicePage, ServicesIndexPage } from '#content/schema/service.ts';
import type { shore } from '#content/shore.ts';
import { inForm } from './in-form.ts';

type Shore = typeof shore;
type Careers = typeof careers;

test('a cookie policy from before the choice of light and dark names its cookie', () => {
  const document = contentDocuments.get('legal/cookie-policy');
  if (!document) throw new Error('There is no cookie policy.');
  const shipped = document.defaults as LegalPage;
  const own = shipped.sections.map((one) =>
    one.id === 'essential-cookies' ? { ...one, title: 'What we need' } : one,
  );
  const before = { ...shipped, sections: own.filter(({ id }) => id !== 'functional-cookies') };
  expect(mistakesIn(document, before)[0]?.message).toBe("must hold '{{storage.functional}}' somewhere");
  const after = inForm(document.id, before);
  expect(after).toEqual({ ...shipped, sections: own });
  expect(mistakesIn(document, after)).toEqual([]);
  const functional = (change: object) =>
    own.map((one) => (one.id === 'functional-cookies' ? { ...one, ...change } : one));
  const none = { ...shipped, sections: functional({ textMarkdown: 'There are none.' }) };
  expect(inForm(document.id, none)).toEqual(after);
  const named = { ...shipped, sections: functional({ id: 'light-and-dark', title: 'Light and dark' }) };
  expect(inForm(document.id, named)).toEqual(named);
});

test('a shore from before the time of the next water began a sentence begins one', () => {
  const document = contentDocuments.get('shore');
  if (!document) throw new Error('There is no shore.');
  const shipped = document.defaults as Shore;
  const { why: _, ...before } = shipped.beside;
  const facts = { ...shipped, beside: { ...before, high: 'high water at', low: 'low water at' } };
  const after = inForm(document.id, facts);
  expect(after).toEqual({ ...shipped, beside: before });
  expect(mistakesIn(document, after)).toEqual([]);
  const first = { ...shipped, beside: { ...before, high: 'our high water at', low: undefined } };
  expect(inForm(document.id, first)).toMatchObject({ beside: { high: 'Our high water at' } });
  expect(inForm(document.id, shipped)).toEqual(shipped);
});

test('what stood above the application’s form in one sentence has a heading, an owner’s own words too', () => {
  const document = contentDocuments.get('careers');
  if (!document) throw new Error('There are no careers.');
  const shipped = document.defaults as Careers;
  const { form, ...others } = shipped;
  const before = (intro: string) => ({ ...others, hero: { ...shipped.hero, intro } });
  const said = (intro: string) => {
    const after = inForm(document.id, before(intro));
    expect(mistakesIn(document, after)).toEqual([]);
    return (after as Careers).form;
  };
  expect(said('Three fields: your name, and two more. No letter.')).toEqual({
    title: 'Three fields',
    intro: 'Your name, and two more. No letter.',
  });
  expect(said('Tell us what you do.')).toEqual({ title: form.title, intro: 'Tell us what you do.' });
  expect(inForm(document.id, shipped)).toEqual(shipped);
});

test('titles and descriptions from before questions had pages of their own have those of these pages', () => {
  const document = contentDocuments.get('pages');
  if (!document) throw new Error('There are no pages.');
  const shipped = document.defaults as Page[];
  const own = shipped.map((page) => (page.path === '/' ? { ...page, title: 'Ours' } : page));
  const before = own.filter(({ path }) => !path.startsWith('/about/'));
  expect(before.length).toBe(own.length - 7);
  expect(inForm(document.id, before)).toEqual(own);
  expect(inForm(document.id, own)).toEqual(own);
});

test('service pages from before a card could choose its drawing have those that ship, and keep a choice', () => {
  const document = contentDocuments.get('services/crm');
  if (!document) throw new Error('There is no such service.');
  const shipped = document.defaults as ServicePage;
  const withCards = (change: (card: Record<string, unknown>, index: number) => unknown) => ({
    ...shipped,
    sections: shipped.sections.map((one) =>
      one.kind === 'case-studies' ? { ...one, cards: one.cards.map(change) } : one,
    ),
  });
  const before = withCards(({ drawing: _, ...card }) => card);
  expect(inForm(document.id, before)).toEqual(shipped);
  const chosen = withCards((card, index) => (index === 0 ? { ...card, drawing: 'poster' } : card));
  expect(inForm(document.id, chosen)).toEqual(chosen);
  const other = withCards(({ drawing: _, ...card }, index) =>
    index === 0 ? { ...card, slug: 'new' } : card,
  );
  expect(mistakesIn(document, inForm(document.id, other))).toEqual([]);
});

test('the line below the table of prices stands below the services, an owner’s own one too', () => {
  const document = contentDocuments.get('services/index');
  if (!document) throw new Error('There is no list of services.');
  const shipped = document.defaults as ServicesIndexPage;
  const { note: _, ...groups } = shipped.groups;
  const before = { ...shipped, groups, atAGlance: { id: 'at-a-glance', note: 'Ask us.' } };
  const after = inForm(document.id, before);
  expect(after).toEqual({ ...shipped, groups: { ...groups, note: 'Ask us.' } });
  expect(mistakesIn(document, after)).toEqual([]);
  expect(inForm(document.id, shipped)).toEqual(shipped);
});

test('a quote from before its optional parts had a heading has the one that ships, and keeps an owner’s words', () => {
  const document = contentDocuments.get('quote');
  if (!document) throw new Error('There is no quote.');
  const shipped = document.defaults as QuoteText;
  const { more: _, ...groups } = shipped.groups;
  const own = { ...groups, you: { ...groups.you, title: 'Who asks' } };
  const after = inForm(document.id, { ...shipped, groups: own });
  expect(after).toEqual({ ...shipped, groups: { ...shipped.groups, you: own.you } });
  expect(mistakesIn(document, after)).toEqual([]);
  const named = { ...shipped, groups: { ...shipped.groups, more: { title: 'More', hint: 'If you like.' } } };
  expect(inForm(document.id, named)).toEqual(named);
});
