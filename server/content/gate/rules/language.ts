import { type FieldText, isPrivate } from '#server/content/gate/facts.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt, inField } from '#server/content/gate/texts.ts';
import { isProse, type Wording } from '#server/content/gate/wording.ts';
import { wordings } from '#server/content/gate/wordings/all.ts';

/** Texts that nobody reads on a page: what people type into search engines, and what is private. */
const unread = (field: string) => /(^|\.)keywords\.\d+$/.test(field) || isPrivate(field);

const known = new WeakMap<readonly FieldText[], FieldText[]>();

/** Texts that are judged by their words: what is read, and in words. Picked once for all rules. */
function judged(texts: readonly FieldText[]): FieldText[] {
  const picked = known.get(texts) ?? texts.filter((one) => isProse(one.text) && !unread(one.field));
  known.set(texts, picked);
  return picked;
}

/** The rule that no text holds a wording. */
const ruleOf = ({ id, severity, holds, at, instead }: Wording): Rule => ({
  ...{ id, severity, holds },
  *find({ texts, said }) {
    for (const one of judged(texts)) {
      const place = at(one.text);
      if (place < 0) continue;
      const { document, field, text } = one;
      const page = said.find((other) => other.text === text)?.page ?? null;
      const sentence = `${inField(document, field)} ${instead(text, place)}: ${excerpt(text, place)}.`;
      yield { page, document, field, sentence };
    }
  },
});

export const languageRules: readonly Rule[] = wordings.map(ruleOf);
