import { shippedNames } from '#server/content/gate/named-things.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { inField, nameOf, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

/** The pages of a project come and go with it, and need no entry of their own. */
const isStudy = (path: string) => path.startsWith('/portfolio/');

const entries: Rule = {
  id: 'page-entry-missing',
  severity: 'refusal',
  holds: 'every page of the site has its title and description',
  *find({ documents }) {
    const given = new Set(listAt(documents.get('pages')?.facts).map((one) => textAt(one, 'path')));
    for (const path of shippedNames('pages', 'path')) {
      if (given.has(path) || isStudy(path)) continue;
      const sentence = `In ${quoted(nameOf('pages'))} the entry of ${path} is missing, so that the page has no title and description. Put it back.`;
      yield { page: path, document: 'pages', sentence };
    }
  },
};

const entriesIdle: Rule = {
  id: 'page-entry-idle',
  severity: 'refusal',
  holds: 'titles and descriptions belong to pages that there are',
  *find({ documents }) {
    const known = new Set(shippedNames('pages', 'path'));
    for (const [index, entry] of listAt(documents.get('pages')?.facts).entries()) {
      const path = textAt(entry, 'path');
      if (path === '' || known.has(path) || isStudy(path)) continue;
      const field = `${index}.path`;
      const sentence = `${inField('pages', field)} a title and description are given for ${path}, and the site has no such page. Remove the entry, or correct its address.`;
      yield { document: 'pages', field, sentence };
    }
  },
};

const kept: Rule = {
  id: 'retention-missing',
  severity: 'refusal',
  holds: 'for everything that is kept it is said for how long',
  *find({ documents }) {
    const document = 'legal/retention';
    const given = new Set(listAt(documents.get(document)?.facts).map((one) => textAt(one, 'id')));
    for (const id of shippedNames(document, 'id')) {
      if (given.has(id)) continue;
      const sentence = `The privacy policy would no longer say how long ${quoted(id.replaceAll('-', ' '))} is kept. Put the entry back: what it names is deleted by it.`;
      yield { page: '/privacy-policy', document, sentence };
    }
  },
};

export const entryRules = [entries, entriesIdle, kept];
