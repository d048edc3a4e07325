import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { priceInWords } from '#domain/business/price.ts';
import { barePriceAt, isBudgetRange } from '#server/content/gate/prices.ts';
import { about } from './about.ts';
import { booking } from './booking.ts';
import { contact } from './contact.ts';
import { faqTabs } from './faqs/all.ts';
import { home } from './home.ts';
import { cookiePolicy, privacyPolicy, termsOfService } from './legal/all.ts';
import { navigation } from './navigation.ts';
import { summerOffer } from './offer/summer.ts';
import { pages } from './pages.ts';
import { quote } from './quote.ts';
import { services } from './services/all.ts';
import { servicesIndex } from './services/index.ts';
import { site } from './site.ts';

/** Every text of the content, with the place where it stands. Worked examples count a reader's own money. */
function* textsOf(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  if ('lines' in value && 'sample' in value && value.sample === true) return;
  for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, `${place}.${name}`);
}

it('shows no price without what it comes to with VAT', () => {
  const content = {
    about,
    booking,
    contact,
    cookiePolicy,
    faqTabs,
    home,
    navigation,
    pages,
    privacyPolicy,
    quote,
    services,
    servicesIndex,
    site,
    summerOffer,
    termsOfService,
  };
  const bare = [...textsOf(content, 'content')].filter(
    ([, text]) => barePriceAt(text) >= 0 && !isBudgetRange(text),
  );
  expect(bare).toEqual([]);
});

it('says the price of the offer in every state, and nowhere "ex VAT"', () => {
  const whole = priceInWords(summerOffer.price, site.vat);
  for (const state of Object.values(summerOffer.states)) expect(state.priceLabel).toContain(whole);
  expect(JSON.stringify([summerOffer, services, faqTabs])).not.toMatch(/ex\.? VAT/i);
});

it('writes no sum of money into markup, e-mails or browser code', () => {
  // Examples of a client's report and of advertising spend, marked as samples.
  const examples = ['app/pages/home/report-card.tsx', 'app/pages/home/service-artefacts.tsx'];
  const files = ['app', 'server', 'domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /£(\d|\{|\$)/.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')));
  expect(found).toEqual([...examples, 'domain/business/price.ts']);
});
