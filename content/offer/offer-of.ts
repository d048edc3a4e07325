import { sayLongDate, sayMonthDay } from '#content/say-dates.ts';
import type { Offer, OfferFacts } from '#content/schema/offer.ts';
import type { Vat } from '#domain/business/price.ts';
import { comparisonOf } from './comparison.ts';

/** The offer as pages show it: its facts, and the numbers and dates that follow from them. */
export function offerOf(facts: OfferFacts, vat: Vat): Offer {
  const { dates, market, price } = facts;
  const { total, saving, percentOff } = comparisonOf(market.items, price);
  const { part, withoutVat, withVat } = market.columns;
  return {
    ...facts,
    id: `summer-${dates.startsOn.slice(0, 4)}`,
    extended: dates.extendedOn
      ? `${facts.countdown.extended} ${sayLongDate(dates.extendedOn).replaceAll(' ', '\u00a0')}`
      : null,
    dates: { ...dates, endDay: sayMonthDay(dates.endsOn), endDate: sayLongDate(dates.endsOn) },
    market: {
      ...market,
      // What the prices are known from stays behind.
      items: market.items.map(({ evidence: _, ...item }) => item),
      ...{ total, saving, percentOff },
      columns: vat.registered
        ? { part, price: withoutVat, withVat }
        : { part, price: market.columns.price, withVat: null },
    },
  };
}
