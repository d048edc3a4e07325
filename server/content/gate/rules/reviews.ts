import type { Rule } from '#server/content/gate/rule.ts';
import { listAt, textAt, valueAt } from '#server/content/gate/values.ts';

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
  holds: 'a review that is not marked as a sample has a proof: its giver, contact, date and permission',
  *find({ documents, proofs }) {
    for (const { review, field, which, document } of reviewsOf(documents)) {
      const proof = proofs?.get(Number(valueAt(review, 'id')));
      if (valueAt(review, 'sample') === true || proof === 'held') continue;
      const why = proof === 'erased' ? 'its proof was erased as its giver asked' : 'it has no proof';
      const sentence = `${which} is shown as real, and ${why}. Mark it as a sample, take it off, or enter the proof.`;
      yield { document, field: `${field}.proof`, sentence };
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

export const reviewRules = [proven, marked, sampleStars];
