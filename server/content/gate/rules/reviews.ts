import type { Rule } from '#server/content/gate/rule.ts';
import { inField, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt, valueAt, wordOf } from '#server/content/gate/values.ts';

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
      const proof = proofs?.get(Number(wordOf(valueAt(review, 'id'))));
      if (valueAt(review, 'sample') === true || proof === 'held') continue;
      const why = proof === 'erased' ? 'its proof was erased as its giver asked' : 'it has no proof';
      const sentence = `${which} is shown as real, and ${why}. Mark it as a sample, take it off, or enter the proof.`;
      yield { document, field: `${field}.proof`, sentence };
    }
  },
};

/** What stands on an invented review, as the owner words it. */
const markOf = (documents: Parameters<Rule['find']>[0]['documents']) =>
  textAt(documents.get('reviews')?.filled, 'sample').trim();

const marked: Rule = {
  id: 'sample-unmarked',
  severity: 'refusal',
  holds: 'a page that shows invented reviews marks each of them',
  *find({ documents, pages }) {
    const samples = [...reviewsOf(documents)].filter(({ review }) => valueAt(review, 'sample') === true);
    const mark = markOf(documents);
    for (const { path, blocks } of pages.values()) {
      const shown = samples.filter(({ review }) => blocks.some((text) => holds(text, review)));
      const [first] = shown;
      const marks = mark === '' ? 0 : blocks.filter((text) => text === mark).length;
      if (!first || marks >= shown.length) continue;
      const sentence = `On ${path} the invented review of ‘${textAt(first.review, 'company')}’ is not marked as a sample.`;
      yield { page: path, document: 'testimonials', field: first.field, sentence };
    }
  },
};

/** Words that tell everybody that nobody said it; a mark without one of them would pass an invention off as real. */
const tellingWords = ['sample', 'example', 'invented', 'fictional', 'made up'];
const telling = new RegExp(`\\b(${tellingWords.join('|')})\\b`, 'i');
const denied = /\b(not?|never|isn’t|no longer) (an? )?(sample|example|invented|fictional|made up)/i;

const plainMark: Rule = {
  id: 'sample-mark-unclear',
  severity: 'refusal',
  holds: 'the mark of an invented review says plainly that it is one',
  *find({ documents }) {
    const mark = markOf(documents);
    if (telling.test(mark) && !denied.test(mark)) return;
    const words = tellingWords.map((word) => `‘${word}’`).join(', ');
    const sentence = `${inField('reviews', 'sample')} ${quoted(mark)} does not tell visitors that nobody gave this review. Use one of these words: ${words}.`;
    yield { document: 'reviews', field: 'sample', sentence };
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

export const reviewRules = [proven, marked, plainMark, sampleStars];
