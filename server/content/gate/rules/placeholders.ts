import type { Rule } from '#server/content/gate/rule.ts';
import { excerpt } from '#server/content/gate/texts.ts';

/** What people and templates leave where words should be. */
const left =
  /\{\{|\}\}|\blorem ipsum\b|\b(TODO|TBC|FIXME|XXX)\b|\[(insert|your|name|date|company|client)\b[^\]]{0,40}\]/;

const placeholders: Rule = {
  id: 'placeholder-left',
  severity: 'refusal',
  holds: 'no placeholder is left in what visitors read',
  *find({ pages, whereabouts }) {
    for (const { path, blocks, titles, metas } of pages.values()) {
      const texts = [...titles, ...[...metas.values()].flat(), ...blocks];
      for (const text of texts) {
        const at = text.search(left);
        if (at < 0) continue;
        yield {
          ...{ page: path, ...whereabouts(text, path) },
          sentence: `On ${path} a placeholder is left: ${excerpt(text, at)}.`,
        };
      }
    }
  },
};

export const placeholderRules = [placeholders];
