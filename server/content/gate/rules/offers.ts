import { formatLongDate } from '#domain/format/date-time.ts';
import type { DocumentFacts } from '#server/content/gate/facts.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { inField } from '#server/content/gate/texts.ts';
import { textAt, valueAt } from '#server/content/gate/values.ts';

type Offer = { id: string; now: DocumentFacts; before: DocumentFacts };

const dateOf = ({ facts }: DocumentFacts, name: string) => textAt(facts, 'dates', name);
/** A day and a time as a text that can be compared: the same zone holds for both. */
const endOf = (one: DocumentFacts) => `${dateOf(one, 'endsOn')}T${dateOf(one, 'endsAtTime')}`;
const today = (now: number) => new Date(now).toISOString();

/** Offers that visitors have now and get again: a new start is a new offer. */
function offersKept({ documents, before }: Subject): Offer[] {
  return [...documents].flatMap(([id, now]) => {
    const former = before.get(id);
    const start = dateOf(now, 'startsOn');
    return former && start !== '' && start === dateOf(former, 'startsOn')
      ? [{ id, now, before: former }]
      : [];
  });
}

const inWords = (date: string) => formatLongDate(date);

const endMoved: Rule = {
  id: 'offer-end-moved',
  severity: 'refusal',
  holds: 'the end of an offer that visitors have seen is not moved later in silence',
  *find(subject) {
    for (const { id, now, before } of offersKept(subject)) {
      if (endOf(now) <= endOf(before)) continue;
      const day = dateOf(now, 'extendedOn');
      // Each time needs a day of its own.
      if (day > dateOf(before, 'extendedOn') && day <= today(subject.now)) continue;
      const field = day === '' ? 'dates.endsOn' : 'dates.extendedOn';
      const told = `the offer would end on ${inWords(dateOf(now, 'endsOn'))}, and visitors were told ${inWords(dateOf(before, 'endsOn'))}`;
      const what =
        day > today(subject.now)
          ? 'The day on which it was extended lies ahead.'
          : 'Give the day on which it is extended, which its page then shows, or leave the end as it was. A new offer has a new start.';
      yield {
        document: id,
        field,
        page: '/summer-offer',
        sentence: `${inField(id, field)} ${told}. ${what}`,
      };
    }
  },
};

const reopened: Rule = {
  id: 'offer-reopened',
  severity: 'refusal',
  holds: 'an offer that has ended stays ended',
  *find(subject) {
    for (const { id, now, before } of offersKept(subject)) {
      if (endOf(now) <= endOf(before) || endOf(before) >= today(subject.now)) continue;
      const field = 'dates.endsOn';
      const sentence = `${inField(id, field)} the offer ended on ${inWords(dateOf(before, 'endsOn'))}, and visitors were told so. It cannot go on: a new offer has a new start.`;
      yield { document: id, field, page: '/summer-offer', sentence };
    }
  },
};

const lawful: Rule = {
  id: 'offer-extended',
  severity: 'warning',
  holds: 'an offer is extended only for a reason that the law accepts',
  *find(subject) {
    for (const { id, now, before } of offersKept(subject)) {
      if (endOf(now) <= endOf(before)) continue;
      const field = 'dates.extendedOn';
      const sentence = `${inField(id, field)} the offer goes on until ${inWords(dateOf(now, 'endsOn'))}. Advertising rules accept this only where something outside your control made it necessary: write down what it was.`;
      yield { document: id, field, page: '/summer-offer', sentence };
    }
  },
};

const hidden: Rule = {
  id: 'offer-extension-hidden',
  severity: 'refusal',
  holds: 'an offer that was extended goes on saying so',
  *find(subject) {
    for (const { id, now, before } of offersKept(subject)) {
      const told = dateOf(before, 'extendedOn');
      if (dateOf(now, 'extendedOn') >= told) continue;
      const field = 'dates.extendedOn';
      const sentence = `${inField(id, field)} visitors were told that the offer was extended on ${inWords(told)}, and would no longer be.`;
      yield { document: id, field, page: '/summer-offer', sentence };
    }
  },
};

const places: Rule = {
  id: 'offer-places-added',
  severity: 'refusal',
  holds: 'places of an offer that visitors have seen do not become more',
  *find({ documents, before }) {
    for (const [id, { facts }] of documents) {
      const former = before.get(id)?.facts;
      const [then, now] = [valueAt(former, 'spots', 'capacity'), valueAt(facts, 'spots', 'capacity')];
      if (typeof then !== 'number' || typeof now !== 'number' || now <= then) continue;
      if (textAt(former, 'dates', 'startsOn') !== textAt(facts, 'dates', 'startsOn')) continue;
      const field = 'spots.capacity';
      const sentence = `${inField(id, field)} the offer would have ${now} places, and visitors were told that there are at most ${then}.`;
      yield { document: id, field, sentence };
    }
  },
};

export const offerRules = [endMoved, reopened, lawful, hidden, places];
