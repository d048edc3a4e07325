import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt, inField } from '#server/content/gate/texts.ts';

/** What people and templates leave where words should be. */
const left =
  /\{\{|\}\}|\blorem ipsum\b|\b(TODO|TBC|FIXME|XXX)\b|\[(insert|your|name|date|company|client)\b[^\]]{0,40}\]/;

const placeholders: Rule = {
  id: 'placeholder-left',
  severity: 'refusal',
  holds: 'no placeholder is left in what visitors read',
  *find({ said, pages, texts, whereabouts }) {
    // What a picture shows is read aloud.
    const heard = [...pages.values()].flatMap(({ path, images }) =>
      images.map(({ alt }) => ({ page: path, text: alt ?? '' })),
    );
    for (const { page, text } of [...said, ...heard]) {
      const at = text.search(left);
      if (at < 0) continue;
      const sentence = `On ${page} a placeholder is left: ${excerpt(text, at)}.`;
      yield { page, ...whereabouts(text, page), sentence };
    }
    // Many short words are heard only, or stand on a page once a script has put them there. No others than these are
    // shown as they were typed: double braces of other documents are filled by whoever shows them.
    for (const { document, field, text } of texts) {
      const at = document.startsWith('words/') ? text.search(left) : -1;
      if (at < 0) continue;
      const sentence = `${inField(document, field)} a placeholder is left: ${excerpt(text, at)}.`;
      yield { page: null, document, field, sentence };
    }
  },
};

export const placeholderRules = [placeholders];
