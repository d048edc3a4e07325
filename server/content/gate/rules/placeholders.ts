import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt } from '#server/content/gate/texts.ts';

/** What people and templates leave where words should be. */
const left =
  /\{\{|\}\}|\blorem ipsum\b|\b(TODO|TBC|FIXME|XXX)\b|\[(insert|your|name|date|company|client)\b[^\]]{0,40}\]/;

const placeholders: Rule = {
  id: 'placeholder-left',
  severity: 'refusal',
  holds: 'no placeholder is left in what visitors read',
  *find({ said, pages, whereabouts }) {
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
  },
};

export const placeholderRules = [placeholders];
