import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';

const oneTitle: Rule = {
  id: 'heading-one-main',
  severity: 'refusal',
  holds: 'each page has exactly one main heading',
  *find({ pages }) {
    for (const { path, headings } of pages.values()) {
      const main = headings.filter(({ level }) => level === 1);
      if (main.length === 1) continue;
      const which = main.map(({ text }) => quoted(text, 40)).join(' and ');
      const sentence =
        main.length === 0
          ? `${path} has no main heading.`
          : `${path} has ${main.length} main headings: ${which}. One of them is right.`;
      yield { page: path, sentence };
    }
  },
};

const noSkip: Rule = {
  id: 'heading-skips-level',
  severity: 'refusal',
  holds: 'headings skip no level',
  *find({ pages, whereabouts }) {
    for (const { path, headings } of pages.values()) {
      for (const [index, { level, text }] of headings.entries()) {
        const before = headings[index - 1]?.level ?? level;
        if (level <= before + 1) continue;
        const sentence = `On ${path} the heading ${quoted(text)} is ${level - before} levels below the one before it; it may be one level below.`;
        yield { page: path, ...whereabouts(text, path), sentence };
      }
    }
  },
};

const notEmpty: Rule = {
  id: 'heading-empty',
  severity: 'refusal',
  holds: 'no heading is empty',
  *find({ pages }) {
    for (const { path, headings } of pages.values()) {
      for (const [index, { text }] of headings.entries()) {
        if (text !== '') continue;
        const before = headings[index - 1]?.text;
        const place = before === undefined ? 'the first' : `the one after ${quoted(before)}`;
        yield { page: path, sentence: `On ${path} a heading is empty: ${place}.` };
      }
    }
  },
};

const anchorsOnce: Rule = {
  id: 'anchor-twice',
  severity: 'refusal',
  holds: 'no place of a page has the name of another',
  *find({ pages }) {
    for (const { path, ids } of pages.values()) {
      const seen = new Set<string>();
      const twice = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
      for (const id of twice) {
        const sentence = `On ${path} two places are called ${quoted(id)}, so that a link to it leads to the first only.`;
        yield { page: path, sentence };
      }
    }
  },
};

export const headingRules = [oneTitle, noSkip, notEmpty, anchorsOnce];
