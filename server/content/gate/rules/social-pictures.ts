import { contentDocuments } from '#content/documents.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { inField, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

const shippedOf = (id: string): unknown => contentDocuments.get(id)?.defaults;

/** Pictures are drawn when the site is built, with the words that ship. */
const drawn: Rule = {
  id: 'preview-picture-words',
  severity: 'warning',
  holds: 'the picture of a shared page shows the words that the page has',
  *find({ documents }) {
    const shipped = new Map(listAt(shippedOf('pages')).map((one) => [textAt(one, 'path'), one]));
    for (const [index, entry] of listAt(documents.get('pages')?.facts).entries()) {
      const path = textAt(entry, 'path');
      const before = shipped.get(path);
      for (const name of ['socialTitle', 'kicker']) {
        const [now, then] = [textAt(entry, name), textAt(before, name)];
        if (before === undefined || now === then || then === '') continue;
        const field = `${index}.${name}`;
        const sentence = `${inField('pages', field)} the picture that is shown when ${path} is shared still says ${quoted(then)}. It is drawn anew with the next build of the site.`;
        yield { page: path, document: 'pages', field, sentence };
      }
    }
    const [now, then] = [textAt(documents.get('site')?.facts, 'name'), textAt(shippedOf('site'), 'name')];
    if (now === then || then === '') return;
    const sentence = `${inField('site', 'name')} the pictures that are shown when pages are shared still bear the name ${quoted(then)}. They are drawn anew with the next build of the site.`;
    yield { document: 'site', field: 'name', sentence };
  },
};

export const socialPictureRules = [drawn];
