import { isPrivate } from '#server/content/gate/facts.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { saidTwice } from '#server/content/gate/sentences.ts';
import { inField, nameOf, quoted } from '#server/content/gate/texts.ts';

const sentenceTwice: Rule = {
  id: 'sentence-twice',
  severity: 'refusal',
  holds: 'no sentence stands twice on the site',
  *find({ texts }) {
    const fields = new Map(texts.map((one) => [`${one.document}\n${one.text}`, one.field]));
    // An email may say again what its page said.
    const read = texts.filter(
      ({ document, field }) =>
        !document.startsWith('emails/') && !/(^|\.)keywords\.\d+$/.test(field) && !isPrivate(field),
    );
    const placed = read.map(({ document, text }) => ({ place: document, text }));
    for (const { sentence, first, place, text } of saidTwice(placed)) {
      const field = fields.get(`${place}\n${text}`) ?? null;
      const said = `${inField(place, field ?? '')} a sentence stands that ${quoted(nameOf(first))} has already: ${quoted(sentence, 90)}.`;
      yield { document: place, field, sentence: said };
    }
  },
};

export const repeatedRules = [sentenceTwice];
