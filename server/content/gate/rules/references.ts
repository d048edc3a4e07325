import {
  cardsNamed,
  questionIds,
  questionsNamed,
  reviewIds,
  reviewsNamed,
  studiesShown,
} from '#server/content/gate/named-things.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { inField, nameOf, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

const reviews: Rule = {
  id: 'review-gone',
  severity: 'refusal',
  holds: 'every review that a page shows is there',
  *find({ documents }) {
    const there = reviewIds(documents);
    for (const { id, page, ...place } of reviewsNamed(documents)) {
      if (there.has(id)) continue;
      const sentence = `${inField(place.document, place.field)} ${page} shows the review number ${id}, which there is no longer. Choose another one, or put the review back.`;
      yield { ...place, page, sentence };
    }
  },
};

const written: Rule = {
  id: 'study-unwritten',
  severity: 'refusal',
  holds: 'every case study of the portfolio’s order is written',
  *find({ documents }) {
    for (const [index, id] of studiesShown(documents).entries()) {
      if (documents.has(`case-studies/${id}`)) continue;
      const [document, field] = ['portfolio-order', `ids.${index}`];
      const sentence = `${inField(document, field)} the portfolio names ${quoted(id)}, and no such case study is written. Write it, or take it out of the order.`;
      yield { page: '/portfolio', document, field, sentence };
    }
  },
};

const unlisted: Rule = {
  id: 'study-unlisted',
  severity: 'warning',
  holds: 'every case study stands in the portfolio’s order',
  *find({ documents }) {
    const shown = new Set(studiesShown(documents));
    for (const document of documents.keys()) {
      const id = /^case-studies\/(.+)$/.exec(document)?.[1];
      if (id === undefined || shown.has(id)) continue;
      const sentence = `The case study ${quoted(id)} is written and has no page, since the order of the portfolio does not name it.`;
      yield { document, sentence };
    }
  },
};

const cards: Rule = {
  id: 'study-card-gone',
  severity: 'warning',
  holds: 'every case study that a service page shows is in the portfolio',
  *find({ documents }) {
    const shown = new Set(studiesShown(documents));
    for (const { id, page, ...place } of cardsNamed(documents)) {
      if (shown.has(id)) continue;
      const sentence = `${inField(place.document, place.field)} ${page} names the case study ${quoted(id)}, which the portfolio does not show: its card is left out.`;
      yield { ...place, page, sentence };
    }
  },
};

const logos: Rule = {
  id: 'review-logo-gone',
  severity: 'refusal',
  holds: 'the picture that a review names is there',
  *find({ documents, assets }) {
    if (assets === null) return;
    const names = new Set(
      Array.from(assets, (one) => /^\/images\/(logo-[a-z0-9-]+)\./.exec(one)?.[1]?.replace(/-\d+$/, '')),
    );
    for (const [index, review] of listAt(documents.get('testimonials')?.facts).entries()) {
      const logo = textAt(review, 'logo');
      if (names.size < 2 || !logo.startsWith('logo-') || names.has(logo)) continue;
      const [document, field] = ['testimonials', `${index}.logo`];
      const sentence = `${inField(document, field)} there is no picture called ${quoted(logo)}. Choose one of those that there are.`;
      yield { document, field, sentence };
    }
  },
};

const questions: Rule = {
  id: 'question-twice',
  severity: 'refusal',
  holds: 'no question stands under two subjects',
  *find({ documents }) {
    const seen = new Map<string, string>();
    for (const [document, { facts }] of documents) {
      if (!document.startsWith('faqs/')) continue;
      for (const [index, item] of listAt(facts, 'items').entries()) {
        const id = textAt(item, 'id');
        const first = seen.get(id);
        if (first === undefined) seen.set(id, document);
        else if (first !== document) {
          const field = `items.${index}.id`;
          const sentence = `${inField(document, field)} the question ${quoted(textAt(item, 'question'))} has the same name in links as one of ${quoted(nameOf(first))}.`;
          yield { page: `/about/questions/${document.slice('faqs/'.length)}`, document, field, sentence };
        }
      }
    }
  },
};

const asked: Rule = {
  id: 'question-gone',
  severity: 'warning',
  holds: 'every question that a service page answers is there',
  *find({ documents }) {
    const there = questionIds(documents);
    for (const { id, page, ...place } of questionsNamed(documents)) {
      if (there.has(id)) continue;
      const sentence = `${inField(place.document, place.field)} ${page} names the question ${quoted(id)}, which there is no longer: it is left out there.`;
      yield { ...place, page, sentence };
    }
  },
};

export const referenceRules = [reviews, written, unlisted, cards, logos, questions, asked];
