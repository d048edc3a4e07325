import { agencyZone } from '#domain/booking/agency-zone.ts';
import { wallClock } from '#domain/format/instant.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { quoted } from '#server/content/gate/texts.ts';
import { textAt, valueAt } from '#server/content/gate/values.ts';

/** The notes that a release shows, by the ids of their documents. */
const notesOf = ({ documents }: Subject) =>
  [...documents].filter(([id, { facts }]) => id.startsWith('notes/') && valueAt(facts, 'shown') === true);

const datedAhead: Rule = {
  id: 'note-dated-ahead',
  severity: 'refusal',
  holds: 'no note has a day that is still to come when visitors get it',
  *find(subject) {
    const today = wallClock(subject.now, agencyZone).date;
    for (const [document, { facts }] of notesOf(subject)) {
      for (const field of ['date', 'changed']) {
        const day = textAt(facts, field);
        if (day <= today) continue;
        const sentence = `The note ${quoted(textAt(facts, 'title'))} bears the day ${day}, which is still to come. To publish it then, schedule the release; or give it the day of today.`;
        yield { page: `/${document}`, document, field, sentence };
      }
    }
  },
};

const feedComplete: Rule = {
  id: 'feed-complete',
  severity: 'refusal',
  holds: 'the feed has the newest notes once each, under ids of their own',
  *find(subject) {
    const page = '/notes/feed.xml';
    const feed = subject.files.get(page) ?? '';
    const entries = feed.split('<entry>').slice(1);
    const shown = notesOf(subject);
    if (shown.length > 0 && entries.length !== Math.min(shown.length, 20)) {
      yield { page, sentence: `The feed has ${entries.length} of the ${shown.length} notes.` };
    }
    const seen = new Set<string>();
    for (const id of entries.map((entry) => /<id>([^<]*)<\/id>/.exec(entry)?.[1] ?? '')) {
      if (id !== '' && !seen.has(id)) {
        seen.add(id);
        continue;
      }
      const sentence = `The feed has two notes under ${quoted(id || 'no id')}, of which readers show one only.`;
      yield { page, sentence };
    }
  },
};

export const noteRules = [datedAhead, feedComplete];
