import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

/** Attributes that visitors read or hear. */
const heard = new Set(['aria-label', 'label', 'title', 'alt', 'placeholder', 'text', 'aria-roledescription']);

/** Words that may stand in the markup of a file. All others belong to a document in content/, so that they can be changed. */
const allowed: readonly { why: string; words: Record<string, readonly string[]> }[] = [
  {
    why: 'they name controls and parts of a page to those who do not see them',
    words: {
      'app/ui/button.tsx': ['(opens in a new tab)'],
      'app/ui/dialog.tsx': ['Close'],
      'app/ui/skip-link.tsx': ['Skip to the content'],
      'app/ui/toaster.tsx': ['Notification', 'Dismiss'],
      'app/shell/site-header.tsx': ['Main', 'Open the menu'],
      'app/pages/shared/testimonials-carousel.tsx': [
        'Pause the reviews',
        'Previous review',
        'Next review',
        'carousel',
        'Client reviews',
        'slide',
      ],
      'app/pages/services/service-hero-parts.tsx': ['Breadcrumb'],
      'app/pages/quote/quote-form.tsx': ['Quote request'],
      'app/pages/portfolio/case-metrics.tsx': ['Key metrics'],
      'app/pages/offer/enquiry-form.tsx': ['Consent'],
      'app/pages/forms/hidden-fields.tsx': ['Leave this field empty'],
      'app/pages/contact/contact-form.tsx': ['Enquiry'],
      'app/pages/contact/step-progress.tsx': ['Progress of this form'],
    },
  },
  {
    why: 'those who look at a draft read them, and no visitor',
    words: {
      'app/pages/draft/draft-banner.tsx': [
        'Draft.',
        'Visitors do not see this. Links stay in the draft, and forms send nothing.',
      ],
    },
  },
  {
    why: 'they were here before texts became documents; none may be added',
    words: {
      'app/shell/mobile-menu.tsx': ['Menu', 'Close the menu', 'Services', 'All services'],
      'app/shell/services-menu.tsx': ['Services', 'See all services side by side'],
      'app/shell/site-footer.tsx': ['Footer', '(opens in a new tab)', 'Social media', 'Cookie settings'],
      'app/pages/offer/comparison.tsx': ['off'],
      'app/pages/legal/cookie-page.tsx': ['Go to your settings'],
      'app/pages/legal/cookie-settings.tsx': [
        'Your settings',
        'Scripts are off in your browser, so nothing optional is stored and there is nothing to switch.',
      ],
      'app/pages/legal/legal-article.tsx': ['On this page'],
      'app/pages/legal/storage-table.tsx': ['What is stored:', 'Set', 'Kept'],
      'app/pages/home/report-card.tsx': ['back for every £1 of advertising'],
      'app/pages/home/service-artefacts.tsx': ['Search', 'Spent', 'Per enquiry', 'stopped'],
      'app/pages/booking/booked-panel.tsx': ['Time Zone:', 'Return to Homepage', 'View Our Work'],
      'app/pages/booking/call-summary.tsx': ['Time Zone:'],
      'app/pages/booking/zone-picker.tsx': ['All times are for'],
      'app/pages/booking/manage/call-facts.tsx': [
        'In your own time zone (',
        'Time Zone',
        'Duration',
        'minutes',
        'In',
      ],
      'app/pages/booking/manage/manage-layout.tsx': ['Contact us'],
    },
  },
];

function* wordsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, name } = node as { type?: string; value?: unknown; name?: { value?: string } };
  if (type === 'JSXText' && typeof value === 'string') yield value;
  if (type === 'JSXAttribute' && heard.has(name?.value ?? '')) {
    const literal = value as { type?: string; value?: string } | null;
    if (literal?.type === 'StringLiteral') yield literal.value ?? '';
  }
  for (const inner of Object.values(node)) yield* wordsIn(inner);
}

/** Texts of a component that are written into its markup. */
function literals(code: string): string[] {
  const { body } = parseSync(code, { syntax: 'typescript', tsx: true });
  const found = [...wordsIn(body)].map((text) => text.trim().replace(/\s+/g, ' '));
  return found.filter((text) => /\p{L}{2}/u.test(text));
}

const files = globSync(['app/pages/**/*.tsx', 'app/shell/**/*.tsx', 'app/ui/**/*.tsx']).filter(
  (file) => !/\.test\.|^app\/pages\/(admin|staff)\//.test(file),
);

test('pages for visitors take their words from documents', () => {
  const known = new Set(
    allowed.flatMap(({ words }) =>
      Object.entries(words).flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`)),
    ),
  );
  const found = new Set(
    files.flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  );
  expect([...found].filter((one) => !known.has(one))).toEqual([]);
  expect(
    [...known].filter((one) => !found.has(one)),
    'allowed, and gone',
  ).toEqual([]);
});

test('a text in markup and in an attribute is found', () => {
  const code = `export const A = () => <p aria-label="Heard words" className="no words">Seen {x} words</p>;`;
  expect(literals(code)).toEqual(['Heard words', 'Seen', 'words']);
});
