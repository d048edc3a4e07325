import type { Words } from '#content/fill.ts';
import { priceInWords } from '#content/price-words.ts';
import { sayLongDate, sayMonthDay } from '#content/say-dates.ts';
import type { OfferFacts } from '#content/schema/offer.ts';
import type { Vat } from '#domain/business/price.ts';
import { comparisonOf } from './comparison.ts';

/** What sentences follow from. */
type Counted = Pick<
  OfferFacts,
  | 'dates'
  | 'market'
  | 'price'
  | 'spots'
  | 'hostingPerMonth'
  | 'domainNameAYear'
  | 'deliveryDays'
  | 'replyHours'
>;

/** What sentences may say of an offer, computed from its facts, so that none of them can contradict these. */
export function offerWords(facts: Counted, vat: Vat): Words {
  const { dates, market, price, spots } = facts;
  const { total, percentOff, exactPercent } = comparisonOf(market.items, price);
  const [startDate, endDate] = [sayLongDate(dates.startsOn), sayLongDate(dates.endsOn)];
  return {
    'offer.startDate': startDate,
    'offer.startDateUnbroken': onOneLine(startDate),
    'offer.endDate': endDate,
    'offer.endDateUnbroken': onOneLine(endDate),
    'offer.endDay': sayMonthDay(dates.endsOn),
    'offer.price': priceInWords(price, vat),
    'offer.market': priceInWords(total, vat),
    'offer.percentOff': String(percentOff),
    'offer.percentOffExact': exactPercent.toFixed(1),
    'offer.hosting': priceInWords(facts.hostingPerMonth, vat),
    'offer.domainName': priceInWords(facts.domainNameAYear, vat),
    'offer.deliveryDays': String(facts.deliveryDays),
    'offer.replyHours': String(facts.replyHours),
    'offer.capacity': String(spots.capacity),
    'offer.closingDays': String(spots.everyDays),
  };
}

/** A date that stays on one line. */
const onOneLine = (date: string) => date.replaceAll(' ', '\u00a0');
