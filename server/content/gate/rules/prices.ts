import { hasBarePrice } from '#server/content/gate/prices.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt, inField } from '#server/content/gate/texts.ts';
import { objectsIn, textAt, valueAt } from '#server/content/gate/values.ts';

/** Documents that tell of other people's money: what clients earned, and what visitors may want to spend. */
const others = /^(case-studies\/|testimonials$|form-ways$)/;

const whole: Rule = {
  id: 'price-without-vat',
  severity: 'refusal',
  holds: 'a price stands with the rate of VAT and the amount that includes it',
  *find({ documents, texts }) {
    // Worked examples count a reader's own money.
    const examples = [...documents].flatMap(([id, { facts }]) =>
      [...objectsIn(facts)].flatMap(({ way, one }) =>
        'lines' in one && one.sample === true ? [`${id}\n${way.join('.')}.`] : [],
      ),
    );
    for (const { document, field, text } of texts) {
      if (others.test(document) || !hasBarePrice(text)) continue;
      if (examples.some((start) => `${document}\n${field}`.startsWith(start))) continue;
      const sentence = `${inField(document, field)} a price stands without what it comes to with VAT: ${excerpt(text, text.indexOf('£'))}.`;
      yield { document, field, sentence };
    }
  },
};

/** A day and a time as a text that can be compared: the same zone holds for both. */
const endOf = (facts: unknown) =>
  `${textAt(facts, 'dates', 'endsOn')}T${textAt(facts, 'dates', 'endsAtTime')}`;

const offerEnd: Rule = {
  id: 'offer-end-moved',
  severity: 'refusal',
  holds: 'the end of an offer that visitors have seen is not moved later in silence',
  *find({ documents, before }) {
    for (const [id, { facts }] of documents) {
      const [former, next] = [before.get(id)?.facts, facts];
      const start = textAt(former, 'dates', 'startsOn');
      if (start === '' || start !== textAt(next, 'dates', 'startsOn')) continue;
      if (endOf(next) <= endOf(former) || textAt(next, 'dates', 'extendedOn') !== '') continue;
      const field = 'dates.endsOn';
      const sentence = `${inField(id, field)} the offer would end on ${textAt(next, 'dates', 'endsOn')}, and visitors were told ${textAt(former, 'dates', 'endsOn')}. An end that was told cannot be moved later in silence; a new offer has a new start.`;
      yield { document: id, field, sentence };
    }
  },
};

const places: Rule = {
  id: 'offer-places-added',
  severity: 'refusal',
  holds: 'places of an offer that visitors have seen do not become more',
  *find({ documents, before }) {
    for (const [id, { facts }] of documents) {
      const former = before.get(id)?.facts;
      const [then, now] = [valueAt(former, 'spots', 'capacity'), valueAt(facts, 'spots', 'capacity')];
      if (typeof then !== 'number' || typeof now !== 'number' || now <= then) continue;
      if (textAt(former, 'dates', 'startsOn') !== textAt(facts, 'dates', 'startsOn')) continue;
      const field = 'spots.capacity';
      const sentence = `${inField(id, field)} the offer would have ${now} places, and visitors were told that there are at most ${then}.`;
      yield { document: id, field, sentence };
    }
  },
};

export const priceRules = [whole, offerEnd, places];
