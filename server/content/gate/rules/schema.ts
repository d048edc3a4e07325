import { mistakesIn } from '#content/documents.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { fieldOf, inField } from '#server/content/gate/texts.ts';

/** What it refuses explains whatever fails over the same facts. */
export const fieldsFit: Rule = {
  id: 'field-fits',
  severity: 'refusal',
  holds: 'every field is filled in and keeps its limits',
  *find({ documents }) {
    for (const [id, { document, facts }] of documents) {
      for (const { path, message } of mistakesIn(document, facts)) {
        const field = fieldOf(path);
        yield { document: id, field, sentence: `${inField(id, field)} something is wrong: it ${message}.` };
      }
    }
  },
};

const documentKnown: Rule = {
  id: 'document-known',
  severity: 'refusal',
  holds: 'a release holds only texts that the site has a place for',
  *find({ release, documents }) {
    const known = new Set([...documents.values()].map(({ document }) => document.file));
    for (const file of release.keys()) {
      if (!known.has(file))
        yield { sentence: `The release holds ‘${file}’, which the site has no place for.` };
    }
  },
};

export const schemaRules = [fieldsFit, documentKnown];
