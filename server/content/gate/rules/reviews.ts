import type { Rule } from '#server/content/gate/rule.ts';
import { listAt, textAt, valueAt } from '#server/content/gate/values.ts';

const wanted = {
  giver: 'who gave it',
  contact: 'how to reach them',
  givenOn: 'when',
  permission: 'how they agreed',
};

/** Every review with its place and what to call it. */
function* reviewsOf(documents: Parameters<Rule['find']>[0]['documents']) {
  for (const [index, review] of listAt(documents.get('testimonials')?.facts).entries()) {
    const who = textAt(review, 'company') || `number ${index + 1}`;
    yield { review, field: String(index), which: `The review of ‘${who}’`, document: 'testimonials' };
  }
}

const proven: Rule = {
  id: 'review-unproven',
  severity: 'refusal',
  holds: 'a review that is not marked as a sample has its giver, contact, date and permission',
  *find({ documents }) {
    for (const { review, field, which, document } of reviewsOf(documents)) {
      if (valueAt(review, 'sample') === true) continue;
      const missing = Object.entries(wanted).filter(([name]) => textAt(review, 'proof', name).trim() === '');
      if (missing.length === 0) continue;
      const what = missing.map(([, words]) => words).join(', ');
      const sentence = `${which} is shown as real, and this is not written down: ${what}. Only you will see it.`;
      yield { document, field: `${field}.proof`, sentence };
    }
  },
};

const dated: Rule = {
  id: 'review-from-tomorrow',
  severity: 'refusal',
  holds: 'no review was given in the future',
  *find({ documents, now }) {
    for (const { review, field, which, document } of reviewsOf(documents)) {
      const given = Date.parse(textAt(review, 'proof', 'givenOn'));
      // A day's grace, since the day begins earlier in other places.
      if (!(given > now + 86_400_000)) continue;
      yield { document, field: `${field}.proof.givenOn`, sentence: `${which} bears a date in the future.` };
    }
  },
};

const marked: Rule = {
  id: 'sample-unmarked',
  severity: 'refusal',
  holds: 'a page that shows an invented review says so',
  *find({ documents, pages }) {
    const samples = [...reviewsOf(documents)].filter(({ review }) => valueAt(review, 'sample') === true);
    for (const { path, blocks } of pages.values()) {
      const says = blocks.some((text) => /\bsamples?\b/i.test(text));
      const shown = says
        ? undefined
        : samples.find(({ review }) => blocks.some((text) => holds(text, review)));
      if (!shown) continue;
      const sentence = `On ${path} the invented review of ‘${textAt(shown.review, 'company')}’ is not marked as a sample.`;
      yield { page: path, document: 'testimonials', field: shown.field, sentence };
    }
  },
};

function holds(text: string, review: unknown): boolean {
  const said = textAt(review, 'text');
  return said.length > 20 && text.includes(said);
}

const sampleStars: Rule = {
  id: 'sample-with-stars',
  severity: 'refusal',
  holds: 'an invented review has no stars',
  *find({ documents }) {
    for (const { review, field, which, document } of reviewsOf(documents)) {
      if (valueAt(review, 'sample') !== true || typeof valueAt(review, 'rating') !== 'number') continue;
      yield {
        document,
        field: `${field}.rating`,
        sentence: `${which} is a sample and has stars that nobody gave.`,
      };
    }
  },
};

export const reviewRules = [proven, dated, marked, sampleStars];
