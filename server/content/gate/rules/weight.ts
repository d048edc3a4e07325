import type { Rule } from '#server/content/gate/rule.ts';

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const most = { refused: 500_000, wanted: 300_000, firstFlight: 14_000, depth: 64 };

const weight: Rule = {
  id: 'page-too-heavy',
  severity: 'refusal',
  holds: `no page has more than ${inKilobytes(most.refused)} of text and markup`,
  *find({ pages, unread }) {
    const all = [...unread, ...Array.from(pages.values(), ({ path, bytes }) => [path, bytes] as const)];
    for (const [path, bytes] of all) {
      if (bytes <= most.refused) continue;
      const sentence = `${path} has ${inKilobytes(bytes)}, which takes long on a phone; ${inKilobytes(most.refused)} are the most. Make it shorter or two pages.`;
      yield { page: path, sentence };
    }
  },
};

const growth: Rule = {
  id: 'page-heavy',
  severity: 'warning',
  holds: `pages stay below ${inKilobytes(most.wanted)} of text and markup`,
  *find({ pages }) {
    for (const { path, bytes } of pages.values()) {
      if (bytes <= most.wanted || bytes > most.refused) continue;
      yield { page: path, sentence: `${path} has ${inKilobytes(bytes)} and grows slow to open on a phone.` };
    }
  },
};

const firstFlight: Rule = {
  id: 'page-slow-start',
  severity: 'warning',
  holds: 'the main heading of a page comes with its first packets',
  *find({ pages }) {
    for (const { path, firstFlight: bytes } of pages.values()) {
      if (bytes <= most.firstFlight) continue;
      const sentence = `${path} sends ${inKilobytes(bytes)} before its main heading ends; up to ${inKilobytes(most.firstFlight)} come at once.`;
      yield { page: path, sentence };
    }
  },
};

const depth: Rule = {
  id: 'page-too-deep',
  severity: 'refusal',
  holds: 'lists and quotations are not nested without end',
  *find({ pages }) {
    for (const { path, depth: levels } of pages.values()) {
      if (levels <= most.depth) continue;
      const sentence = `On ${path} something stands ${levels} levels deep inside other things, such as a list in a list in a list.`;
      yield { page: path, sentence };
    }
  },
};

export const weightRules = [weight, growth, firstFlight, depth];
