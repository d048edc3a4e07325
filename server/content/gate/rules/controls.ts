import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';

/** The rule that everything of a kind has a name. */
const named = (kind: 'button' | 'field', holds: string): Rule => ({
  id: `${kind}-unnamed`,
  severity: 'refusal',
  holds,
  *find({ pages }) {
    for (const { path, unnamed } of pages.values()) {
      for (const one of unnamed) {
        if (one.kind !== kind) continue;
        const where = one.below === '' ? 'at the top' : `below ${quoted(one.below)}`;
        const sentence = `On ${path} a ${kind} ${where} has no words, so that nobody who listens to the page knows what it is for. Give it its label.`;
        yield { page: path, sentence };
      }
    }
  },
});

const references: Rule = {
  id: 'reference-to-nothing',
  severity: 'refusal',
  holds: 'what a page refers to for screen readers stands on it',
  *find({ pages }) {
    for (const { path, references: all, ids } of pages.values()) {
      const there = new Set(ids);
      const gone = new Set(all.filter(({ id }) => !there.has(id)).map(({ id }) => id));
      for (const id of gone) {
        const sentence = `On ${path} something is explained to screen readers by the place ${quoted(id)}, which the page does not have.`;
        yield { page: path, sentence };
      }
    }
  },
};

export const controlRules = [
  named('button', 'every button says what it does'),
  named('field', 'every field of a form says what belongs in it'),
  references,
];
