import { isPrivate } from '#server/content/gate/facts.ts';
import { barePriceAt, isBudgetRange } from '#server/content/gate/prices.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt, inField } from '#server/content/gate/texts.ts';
import { objectsIn } from '#server/content/gate/values.ts';

/** What comes back for a pound of advertising, in a worked example. */
const isReturn = (document: string, field: string) => document === 'words/pages' && field === 'adReturn';

/** Choices of a form. */
const isBudget = (document: string, field: string, text: string) =>
  /^(contact|quote) budgets\.\d+\.label$/.test(`${document} ${field}`) && isBudgetRange(text);

/** What would do, in the order in which it is wanted most. */
const instead =
  'Name the price as a fact, such as {{offer.price}}, and both follow; before a range of budgets ‘without VAT’ is enough; money that is paid to others, and not to you, says so in one of these words: ‘of adverts’, ‘of advertising’, ‘of stamps’, ‘advertising budget’';

/**
 * Documents that tell of other people's money: what clients earned, what visitors may want to spend, and what drawn
 * shops charge.
 */
const others = /^(case-studies\/|testimonials$|form-ways$|sums\/|drawings\/)/;

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
      if (others.test(document) || isPrivate(field) || isReturn(document, field)) continue;
      const at = barePriceAt(text);
      if (at < 0 || isBudget(document, field, text)) continue;
      if (examples.some((start) => `${document}\n${field}`.startsWith(start))) continue;
      const sentence = `${inField(document, field)} a price stands without what it comes to with VAT: ${excerpt(text, at)}. ${instead}.`;
      yield { document, field, sentence };
    }
  },
};

export const priceRules = [whole];
