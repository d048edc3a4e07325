import { z } from 'zod';
import { comparisonOf } from '#content/offer/comparison.ts';
import { typedInstant } from '#domain/format/typed-instant.ts';
import { offerIndustries } from '#domain/leads/options.ts';
import type { OfferDates } from '#domain/offer/period.ts';
import { optionsFor } from './option.ts';
import { isoDate, sample, text } from './page.ts';
import { isTimeZone } from './time-zone.ts';

const pounds = z.int('must be whole pounds').positive().max(1_000_000);
const point = z.object({ title: text(70), text: text(400) });

/** Where a compared price is from: for the agency's eyes, kept in case somebody asks; never shown. */
const evidence = z.object({
  source: text(300).meta({
    title: 'Whose price it is, and where you read it',
    description: 'For your eyes only, in case somebody asks.',
  }),
  /** The day on which it was asked for or seen. */
  seenOn: isoDate,
});

const marketItem = z.object({
  label: text(40),
  price: pounds,
  included: text(160),
  evidence: evidence.optional(),
});

const clocksChange = 'must be a time that there is once on that day: the clocks change then';

/** What the page says in one of its four states, and what search results and link previews say of it. */
const stateText = z.object({
  /** In search results and link previews, within the limits of every page. */
  preview: z
    .object({
      title: text(60),
      description: z.string().min(70).max(160),
      socialTitle: text(60),
      socialDescription: text(160),
    })
    .meta({ title: 'In search results and link previews' }),
  banner: text(120).meta({ title: 'Line at the top of the page' }),
  headline: text(80),
  intro: text(400),
  priceLabel: text(80),
  priceNote: text(200),
  /** Labels of the bill's last lines. */
  bill: z.object({ saving: text(60), price: text(60) }),
  availability: point,
  button: text(40).meta({ title: 'Button that leads to the form' }),
  formTitle: text(80),
  formIntro: text(300),
  messageLabel: text(60),
  consent: text(300).meta({
    title: 'Consent',
    description: 'Stored word for word, with its time, beside each request.',
  }),
  submit: text(40).meta({ title: 'Button that sends the form' }),
  changed: text(160).meta({ title: 'If the offer changes while somebody writes' }),
  thanks: z.object({ title: text(80), text: text(300), nextSteps: z.array(point).length(3) }),
});

/** What the offer is, and its sentences. What follows from it is computed by `offerOf`. */
export const offerFactsSchema = z
  .object({
    dates: z.object({
      startsOn: isoDate,
      endsOn: isoDate,
      endsAtTime: z.iso.time({ precision: 0, error: 'must be a time such as 23:59:59' }),
      timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/London'),
      /** The day on which its end was moved later, which is shown wherever the end stands. */
      extendedOn: isoDate.optional(),
    }),
    spots: z
      .object({
        start: z.int().positive().max(1000).meta({ title: 'Places on the first day' }),
        everyDays: z.int().positive().max(366).meta({ title: 'Days after which one place closes' }),
        capacity: z.int().positive().max(1000).meta({
          title: 'Places in all',
          description: 'How many clients you can really take on. It is a promise.',
        }),
      })
      .meta({ title: 'Places' }),
    price: pounds,
    market: z
      .object({
        sample,
        title: text(80).meta({ title: 'Heading of the comparison' }),
        items: z.array(marketItem).min(2).meta({ title: 'Market prices' }),
        /** The columns of the bill; `price` is the only one while the business is not registered for VAT. */
        columns: z
          .object({
            part: text(20).meta({ title: 'Heading of the column of parts' }),
            price: text(40).meta({ title: 'Heading of prices, without VAT registration' }),
            withoutVat: text(40).meta({ title: 'Heading of prices without VAT' }),
            withVat: text(40).meta({ title: 'Heading of prices with VAT' }),
          })
          .meta({ title: 'Headings of the columns' }),
        totalLabel: text(60).meta({ title: 'Before the sum of the usual prices' }),
        discount: text(120).meta({ title: 'Saving in a sentence' }),
        off: text(20).meta({
          title: 'Words of it in bold',
          description: 'They stand bold where the sentence says them. Where it does not, nothing is bold.',
        }),
        itemised: text(40).meta({ title: 'Link from the price to the comparison' }),
        basis: text(400).meta({ title: 'What the comparison is based on' }),
        sampleNote: text(120).meta({ title: 'Beside the comparison, while its prices are samples' }),
      })
      .meta({ title: 'Comparison with usual prices' }),
    deliveryDays: z.int().positive().max(366).meta({ title: 'Days until the website is delivered' }),
    replyHours: z.int().positive().max(720).meta({ title: 'Hours until an answer' }),
    hostingPerMonth: pounds,
    domainNameAYear: pounds,
    states: z
      .object({
        upcoming: stateText.meta({ title: 'Before the first day' }),
        open: stateText.meta({ title: 'While it runs' }),
        full: stateText.meta({ title: 'When no place is left' }),
        /** Without a bill: a past price is compared with nothing. */
        ended: stateText.omit({ bill: true }).meta({ title: 'After the last day' }),
      })
      .meta({ title: 'Before, during and after' }),
    included: z
      .object({ title: text(80), intro: text(300), items: z.array(point).min(4).meta({ title: 'Points' }) })
      .meta({ title: 'What is included' }),
    audiences: z
      .object({
        title: text(80),
        cards: z.array(z.object({ title: text(40), text: text(300), example: text(200) })).length(3),
      })
      .meta({ title: 'Who it is for' }),
    line: z
      .object({ text: text(100), label: text(40).meta({ title: 'Words of the link' }) })
      .meta({ title: 'Line on other pages, while a place is left' }),
    asOffered: z
      .object({
        full: text(60).meta({ title: 'When no place is left' }),
        ended: text(60).meta({ title: 'After the last day' }),
      })
      .meta({ title: 'Mark beside what was offered, once it is over' }),
    countdown: z.object({
      title: text(60).meta({ title: 'Heading while it runs' }),
      extended: text(30)
        .default('Extended on')
        .meta({ title: 'Before the day on which the end was moved later' }),
      opening: text(60).meta({ title: 'Heading before the first day' }),
      over: text(60).default('Ended on {{offer.endDate}}').meta({ title: 'Once it is over' }),
      days: text(10),
      hours: text(10),
      minutes: text(10),
      seconds: text(10),
    }),
    /** The words beside the number of places: for one, and for any other. */
    spotsLabel: z
      .object({ one: text(60).meta({ title: 'For one' }), other: text(60).meta({ title: 'For any other' }) })
      .meta({ title: 'Words beside the number of places' }),
    faqs: z.object({
      title: text(80),
      items: z
        .array(z.object({ question: text(120), answer: text(700) }))
        .length(4)
        .meta({ title: 'Questions' }),
    }),
    form: z.object({
      firstName: text(40),
      lastName: text(40),
      email: text(40),
      phone: text(40),
      businessName: text(40),
      more: text(80)
        .default('Add a phone number, your industry or a few words')
        .meta({ title: 'What opens the rest of the form, once it is over' }),
      industry: text(60),
      industryPlaceholder: text(40),
      submitting: text(20).meta({ title: 'Button while it is being sent' }),
      failure: text(160).meta({ title: 'If it could not be sent' }),
      footnote: text(160).meta({ description: '{{privacy}} stands for the link.' }),
      privacy: text(40).meta({ title: 'Words of that link' }),
      nextTitle: text(60).meta({ title: 'Heading of what happens next' }),
      ourWork: text(40).meta({ title: 'Link to the portfolio' }),
      booking: z.object({ text: text(160), label: text(40), to: z.literal('/book-discovery-call') }),
    }),
    industries: optionsFor(offerIndustries),
    /** Beside the price that web design has today. */
    today: z
      .object({ title: text(60), text: text(160).meta({ title: 'Below the link to a quote' }) })
      .default({
        title: 'The same kind of site today',
        text: 'A quote is free. The written answer takes 24–48 hours on working days.',
      })
      .meta({ title: 'What such a website costs once the offer is over' }),
    quoteLink: z
      .object({ label: text(40), to: z.literal('/quote') })
      .meta({ title: 'Link for those who want something else' }),
  })
  .superRefine((offer, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { market, dates, price } = offer;
    const { percentOff } = comparisonOf(market.items, price);
    if (percentOff < 1) wrong(['price'], 'must be below the sum of the items it is compared with');
    const { startsOn, endsOn, extendedOn } = dates;
    if (extendedOn !== undefined && (extendedOn < startsOn || extendedOn > endsOn))
      wrong(['dates', 'extendedOn'], 'must be a day of the offer, from its start to its end');
    if (endsWhenClocksChange(dates)) wrong(['dates', 'endsAtTime'], clocksChange);
    if (endsOn <= startsOn) wrong(['dates', 'endsOn'], 'must be later than startsOn');
    if (offer.spots.start > offer.spots.capacity) wrong(['spots', 'start'], 'must not exceed the capacity');
  });

/** What is no time or no zone by itself is told beside its own field. */
function endsWhenClocksChange({ endsOn, endsAtTime, timeZone }: Omit<OfferDates, 'startsOn'>): boolean {
  if (Number.isNaN(Date.parse(`${endsOn}T${endsAtTime}Z`)) || !isTimeZone(timeZone)) return false;
  return 'wrong' in typedInstant(endsOn, endsAtTime, timeZone);
}

export type OfferFacts = z.infer<typeof offerFactsSchema>;

type MarketItem = Omit<z.infer<typeof marketItem>, 'evidence'>;

export type Offer = Omit<OfferFacts, 'dates' | 'market'> & {
  /** Stored with each submission; a new one for each summer, as 'summer-2026'. */
  id: string;
  /** The last day in words too, as 'August 31st' and '31 August 2025'. */
  dates: OfferFacts['dates'] & { endDay: string; endDate: string };
  /** That its end was moved later, and when; null when it was not. */
  extended: string | null;
  /** In whole pounds; there is no column for VAT while the business is not registered for it. */
  market: Omit<OfferFacts['market'], 'columns' | 'items'> & {
    items: MarketItem[];
    total: number;
    saving: number;
    percentOff: number;
    columns: { part: string; price: string; withVat: string | null };
  };
};
