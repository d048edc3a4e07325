import { describe, expect, it } from 'vitest';
import { call } from '#content/call.ts';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { pageFor } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { companyDetails } from '#domain/business/identity.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { accessibility, cookiePolicy, privacyPolicy, termsOfService } from './all.ts';
import cookieText from './cookie-policy.md?raw';
import { fillPlaceholders, legalPlaceholders } from './placeholders.ts';
import privacyText from './privacy-policy.md?raw';
import { readLegalPage } from './read.ts';
import { retention, retentionOf } from './retention.ts';
import { storage, storageKeys } from './storage.ts';

const whole = (page: typeof privacyPolicy) =>
  [page.introMarkdown, ...page.sections.map((section) => `${section.title}\n${section.textMarkdown}`)].join(
    '\n\n',
  );
const all = [privacyPolicy, termsOfService, cookiePolicy, accessibility];
const paths: Record<string, string> = {
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms-of-service',
  'Cookie Policy': '/cookie-policy',
  'Accessibility Statement': '/accessibility',
};

describe('legal texts', () => {
  it('have 8, 11, 9 and 5 sections with different ids', () => {
    expect(all.map((page) => page.sections.length)).toEqual([8, 11, 9, 5]);
    for (const page of all)
      expect(new Set(page.sections.map((one) => one.id)).size).toBe(page.sections.length);
  });

  it.each(all)('$title says once when it was changed, as search engines are told', (page) => {
    const { lastModified } = pageFor(paths[page.title] ?? '');
    const dates = whole(page).match(/Last updated: [^,\n]+/g);
    expect(dates).toEqual([`Last updated: ${formatLongDate(lastModified)}`]);
    expect(whole(page)).not.toContain('{{');
    expect(whole(page)).toContain(site.email);
  });

  it('never say the same sentence in two places', () => {
    const sentences = all
      .flatMap((page) => page.sections)
      .filter((section) => !/^Contact/.test(section.title))
      .flatMap((section) => section.textMarkdown.split(/(?<=[.!?])\s+|\n+/))
      .filter((sentence) => sentence.split(' ').length > 4);
    expect(sentences.length).toBeGreaterThan(150);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('hold what Article 13 asks for and the six rights', () => {
    const text = whole(privacyPolicy);
    for (const part of [
      'controller',
      '6(1)(a)',
      '6(1)(b)',
      '6(1)(c)',
      '6(1)(f)',
      'withdraw',
      'Transfers outside',
    ]) {
      expect(text).toContain(part);
    }
    for (const right of ['Access', 'Rectify', 'Delete', 'Object', 'Restrict', 'Portability']) {
      expect(text).toContain(`- **${right}**`);
    }
    expect(text).toContain('ico.org.uk');
    for (const entry of retention)
      expect(text).toContain(`${entry.what}: **${entry.period}** from ${entry.from}.`);
  });

  it.each([
    [true, call.policy.recorded, call.policy.notRecorded],
    [false, call.policy.notRecorded, call.policy.recorded],
  ])('say whether calls are recorded: %s', (recorded, said, unsaid) => {
    const values = legalPlaceholders(
      { ...site, call: { ...site.call, recorded } },
      retention,
      storage,
      '',
      '2026-11-22',
    );
    const text = fillPlaceholders('privacy-policy.md', privacyText, values);
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  it('keep the terms that the specification gives', () => {
    const text = whole(termsOfService);
    for (const term of [
      'due in 30 days',
      'late fees',
      'work may be suspended',
      'Prices exclude tax',
      'on full payment',
      'in our portfolio',
      'capped at the amount paid',
      'written notice',
      'UK law',
    ]) {
      expect(text).toContain(term);
    }
  });

  it('list each stored key once, and what is not essential only after somebody chose it', () => {
    const text = whole(cookiePolicy);
    for (const entry of storage) expect(text.split(`**${entry.name}**`)).toHaveLength(2);
    const analytics = cookiePolicy.sections.find((section) => section.id === 'analytics-cookies');
    expect(analytics?.textMarkdown).toContain(`**${storageKeys.attribution}**`);
    expect(storageKeys.consent).toBe('cookieConsent');
    expect(storage.filter((entry) => entry.category !== 'essential').map((entry) => entry.set)).toEqual([
      'Only after you press Accept All',
      'When you press Day or Night at the end of a page',
    ]);
    const functional = cookiePolicy.sections.find((section) => section.id === 'functional-cookies');
    expect(functional?.textMarkdown).toContain('**palette** (cookie)');
  });

  it('tell visitors in the privacy policy of the one cookie that they can receive', () => {
    const received = storage.filter((entry) => entry.place === 'cookie' && entry.category !== 'essential');
    expect(received.map((entry) => entry.name)).toEqual([storageKeys.palette]);
    const section = privacyPolicy.sections.find((one) => one.id === 'cookies-and-browser-storage');
    expect(section?.textMarkdown).not.toMatch(/receives? no cookies/);
    expect(section?.textMarkdown).toContain('One comes if you choose day or night');
  });
});

describe('placeholders', () => {
  it('fill, drop the line of an unknown detail, and refuse a wrong name', () => {
    const values = { name: 'Acme', companyNumber: null };
    expect(fillPlaceholders('x.md', '{{name}} here\nNo. {{companyNumber}}\nend', values)).toBe(
      'Acme here\nend',
    );
    expect(() => fillPlaceholders('x.md', '{{nmae}}', values)).toThrow("x.md: the placeholder '{{nmae}}'");
  });

  it('show who stands behind the name once it is known', () => {
    const known = { ...site, legalName: 'Shore Ltd', companyNumber: '01234567' };
    const values = legalPlaceholders(known, retention, storage, '', '2026-11-05');
    expect(fillPlaceholders('x.md', '- Company details: {{companyDetails}}', values)).toBe(
      `- Company details: ${site.name} is a trading name of Shore Ltd. Registered number 01234567.`,
    );
    expect(values.version).toBe('5 November 2026');
    expect(whole(privacyPolicy).includes('Company details')).toBe(companyDetails(site).length > 0);
  });
});

describe('the facts of a legal text', () => {
  const file = 'content/legal/cookie-policy.md';
  const document = contentDocuments.get('legal/cookie-policy');
  if (!document) throw new Error('there is no document of the cookie policy');
  const facts = readLegalPage(file, cookieText);
  const mistakes = (changed: typeof facts) =>
    mistakesIn(document, changed).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const [first, ...rest] = facts.sections;
  if (!first) throw new Error('the cookie policy has no section');

  it('may gain, lose and word anew sections, which keep their ids', () => {
    const extra = { ...first, id: 'extra', title: 'Extra' };
    expect(mistakes({ ...facts, sections: [...rest, extra] })).toEqual([]);
    expect(readLegalPage(file, '# T\n\nIntro\n\n## New words {#old-id}\n\ntext').sections[0]).toEqual({
      id: 'old-id',
      title: 'New words',
      textMarkdown: 'text',
    });
  });

  it('are refused with a wrong name in braces, raw HTML, the same id twice, or without what the page needs', () => {
    const text = (textMarkdown: string) =>
      mistakes({ ...facts, sections: [{ ...first, textMarkdown }, ...rest] });
    expect(text('{{nmae}} '.repeat(20))[0]).toBe("sections.0.textMarkdown: has no fact for '{{nmae}}'");
    expect(text(`<script>${'x'.repeat(90)}</script>`)[0]).toContain(
      'sections.0.textMarkdown: a text holds raw HTML',
    );
    expect(mistakes({ ...facts, sections: [first, ...facts.sections] })).toEqual([
      `sections.1.id: '${first.id}' is used twice`,
    ]);
    const without = (id: string) => ({ ...facts, sections: facts.sections.filter((one) => one.id !== id) });
    expect(mistakes(without('managing-your-preferences'))).toEqual([
      "sections: must have a section 'managing-your-preferences'",
    ]);
    expect(mistakes(without('essential-cookies'))).toContain(
      "sections: must hold '{{storage.essential}}' somewhere",
    );
  });
});

describe('retention', () => {
  it('has one entry for each kind of record, found by id', () => {
    expect(new Set(retention.map((entry) => entry.id)).size).toBe(retention.length);
    expect(retentionOf('bookings').days).toBe(365);
    expect(() => retentionOf('gossip')).toThrow("'gossip'");
  });

  it('says in words what it says in days', () => {
    const words: Record<string, number> = { 'two years': 730, 'one year': 365, 'two days': 2 };
    for (const entry of retention) {
      expect(entry.days).toBe(words[entry.period] ?? Number(entry.period.replace(' days', '')));
    }
  });
});
