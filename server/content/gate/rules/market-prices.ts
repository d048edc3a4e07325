import { formatLongDate } from '#domain/format/date-time.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { inField, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt, valueAt } from '#server/content/gate/values.ts';

/** Every price that an offer is measured against and that is told as real, with what is known of it. */
function* comparedPrices({ documents }: Subject) {
  for (const [document, { facts }] of documents) {
    const market = valueAt(facts, 'market');
    if (market === undefined || valueAt(market, 'sample') === true) continue;
    for (const [index, item] of listAt(market, 'items').entries()) {
      const [source, seenOn] = [textAt(item, 'evidence', 'source'), textAt(item, 'evidence', 'seenOn')];
      yield {
        document,
        field: `market.items.${index}.evidence`,
        label: textAt(item, 'label'),
        source,
        seenOn,
      };
    }
  }
}

const page = '/summer-offer';
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The same day a year before. */
const yearBefore = (at: number) => {
  const [year = '', rest = ''] = isoDay(at).split(/-(.*)/);
  return `${Number(year) - 1}-${rest}`;
};

const proven: Rule = {
  id: 'market-price-unproven',
  severity: 'refusal',
  holds: 'every market price that is told as real has its source and its day',
  *find(subject) {
    for (const { document, field, label, source, seenOn } of comparedPrices(subject)) {
      const missing = [
        source.trim() === '' && 'whose price it is',
        seenOn === '' && 'the day on which it was seen',
      ];
      const what = missing.filter((one) => one !== false).join(' and ');
      if (what !== '') {
        const sentence = `${inField(document, field)} the market price of ${quoted(label)} is shown as real, and this is not written down: ${what}. Only you will see it. Until then mark the comparison as a sample.`;
        yield { document, field, page, sentence };
      } else if (seenOn > isoDay(subject.now)) {
        const sentence = `${inField(document, `${field}.seenOn`)} the market price of ${quoted(label)} was seen on a day that lies ahead.`;
        yield { document, field: `${field}.seenOn`, page, sentence };
      }
    }
  },
};

const recent: Rule = {
  id: 'market-price-old',
  severity: 'warning',
  holds: 'market prices were seen within the last twelve months',
  *find(subject) {
    for (const { document, field, label, seenOn } of comparedPrices(subject)) {
      if (seenOn === '' || seenOn >= yearBefore(subject.now)) continue;
      const sentence = `${inField(document, `${field}.seenOn`)} the market price of ${quoted(label)} is from ${formatLongDate(seenOn)}, more than twelve months ago. Ask again, since a comparison has to hold today.`;
      yield { document, field: `${field}.seenOn`, page, sentence };
    }
  },
};

export const marketPriceRules = [proven, recent];
