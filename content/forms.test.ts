import { describe, expect, it } from 'vitest';
import { priceInWords } from '#domain/business/price.ts';
import { contactBudgets, contactProjectTypes } from '#domain/leads/options.ts';
import { booking } from './booking.ts';
import { contact } from './contact.ts';
import { check } from './define.ts';
import { summerOffer } from './offer/summer.ts';
import { quote } from './quote.ts';
import { offerFactsSchema } from './schema/offer.ts';
import { optionsFor } from './schema/option.ts';
import { site } from './site.ts';

describe('contact', () => {
  it('uses the texts that the specification quotes', () => {
    expect(contact.hero.title).toBe('Let’s Start Your Digital Journey');
    expect([contact.steps.one, contact.steps.two, contact.steps.three].map((step) => step.title)).toEqual([
      'Let’s get to know you',
      'What can we help you with?',
      'Tell us about your project',
    ]);
    expect(contact.buttons).toEqual({
      back: 'Back',
      next: 'Continue',
      send: 'Send Message',
      sending: 'Sending...',
    });
    expect(contact.thanks.links).toEqual([
      { label: 'Return to Homepage', to: '/' },
      { label: 'View Our Work', to: '/portfolio' },
    ]);
    const label = (id: string) => contact.projectTypes.find((type) => type.id === id)?.label;
    expect([label('web-design'), label('seo'), label('90-day-support')]).toEqual([
      'Custom Web Design',
      'SEO Services',
      '90 Day Support',
    ]);
    expect(contact.budgets[0]?.label).toBe('£5,000–£15,000');
  });

  it('promises 24 hours, 48 hours and a call, in this order', () => {
    expect(contact.thanks.next.map((step) => step.title)).toEqual([
      'Requirements reviewed within 24 hours',
      'Custom proposal within 48 hours',
      'Strategy call scheduled',
    ]);
  });
});

describe('quote', () => {
  it('uses the texts that the specification quotes', () => {
    expect(quote.hero.title).toBe('Start Your Website Project Today: Tell Us About Your Vision');
    expect(quote.badges.map((badge) => badge.title)).toEqual([
      '24–48 hour response',
      'Information secure',
      'Custom proposals',
    ]);
    expect(quote.otherWays).toEqual({ email: 'Email us instead', phone: 'Prefer to call?' });
    expect(quote.thanks.title).toBe('Thank You for Your Request!');
  });
});

describe('booking', () => {
  it('uses the texts that the specification quotes', () => {
    expect(booking.benefits.map((tile) => tile.title)).toEqual([
      '30 Minutes',
      'Flexible Timing',
      'No Obligation',
    ]);
    expect(booking.dates.none).toBe('Please select a date first');
    expect(booking.times).toMatchObject({
      loading: 'Loading available times...',
      booked: 'Booked',
      noneTitle: 'No availability on this date',
      noneText: 'This date is fully booked or blocked. Please select another date.',
    });
    expect(booking.details).toMatchObject({ name: 'Full Name *', email: 'Email Address *' });
    expect(booking.summary).toMatchObject({
      duration: 'Duration: 30 minutes',
      timeZone: 'Time Zone: Europe/London',
    });
    expect(booking.buttons.booking).toBe('Booking...');
    expect(booking.confirmed.title).toBe('Booking Confirmed!');
    expect(booking.requested.title).not.toMatch(/confirmed/i);
  });
});

describe('options', () => {
  it('refuse a missing, a foreign and a doubled id, naming file and field', () => {
    const schema = optionsFor(contactBudgets);
    const good = contact.budgets;
    expect(check('x.ts', schema, good)).toEqual(good);
    expect(() => check('x.ts', schema, good.slice(1))).toThrow(/x\.ts.*must hold each of these ids once/);
    expect(() => check('x.ts', schema, [...good, ...good.slice(0, 1)])).toThrow('must hold each');
    expect(optionsFor(contactProjectTypes).safeParse(good).success).toBe(false);
  });
});

describe('summer offer', () => {
  const { states, market, dates } = summerOffer;

  // The next summer's offer has numbers of its own, which the schema compares with each other.
  const asSpecified = it.runIf(summerOffer.id === 'summer-2025');

  asSpecified('has the constants of the specification', () => {
    expect(summerOffer).toMatchObject({
      price: 650,
      deliveryDays: 7,
      replyHours: 24,
      hostingPerMonth: 10,
    });
    expect(market).toMatchObject({ total: 1850, saving: 1200, percentOff: 65 });
    expect(market.items.map((item) => item.price)).toEqual([800, 300, 400, 200, 150]);
    expect(dates).toMatchObject({ startsOn: '2025-07-28', endsOn: '2025-08-31', endsAtTime: '23:59:59' });
    expect(summerOffer.spots).toEqual({ start: 12, everyDays: 3, capacity: 20 });
    expect(summerOffer.spotsLabel).toEqual({ one: 'spot left', other: 'spots left' });
    expect(summerOffer.audiences.cards.map((card) => card.title)).toEqual([
      'New businesses',
      'Existing businesses',
      'Service providers',
    ]);
    expect(states.open.banner).toContain('limited summer offer, ends August 31st');
  });

  it('gives the basis of the percentage and the price with VAT in each state', () => {
    expect(market.basis).toContain(`${market.percentOff}% off`);
    expect(market.basis).toContain(`typical market total £${market.total.toLocaleString('en-GB')}`);
    for (const state of Object.values(states))
      expect(state.priceLabel).toContain(priceInWords(summerOffer.price, site.vat));
  });

  asSpecified('asks for consent in the meaning of the specification', () => {
    expect(states.open.consent).toBe(
      'I agree to be contacted about my website project, and I understand that this is a limited-time summer offer ending 31 August 2025.',
    );
    expect(states.ended.consent).toMatch(/contacted.*summer offer ended on 31 August 2025/);
  });

  it('never presents an ended offer as live', () => {
    const { ended } = states;
    expect(ended.banner).toContain('closed');
    expect(ended.priceLabel).toMatch(/^Past price/);
    expect(JSON.stringify(ended)).not.toMatch(/claim|hurry|left until|spots/i);
    expect(ended.submit).toBe('Tell me about the next offer');
  });

  it('does not build with a price above what it is compared with, nor an end before its start', () => {
    const columns = { ...market.columns, withoutVat: 'Without VAT', withVat: 'With VAT' };
    const broken = {
      ...summerOffer,
      ...{ price: 9000, dates: { ...dates, endsOn: '2015-08-30' }, market: { ...market, columns } },
    };
    const message = (() => {
      try {
        return String(check('content/offer/summer.ts', offerFactsSchema, broken).price);
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain("content/offer/summer.ts: field 'price': must be below the sum");
    expect(message).toContain("field 'dates.endsOn': must be later than startsOn");
  });
});
