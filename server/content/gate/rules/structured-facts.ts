import type { PageView } from '#server/content/gate/page-view.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { thingsOf } from '#server/content/gate/structured-things.ts';
import { quoted } from '#server/content/gate/texts.ts';
import { textAt } from '#server/content/gate/values.ts';

/** What search engines are told of a thing and visitors have to find on the page, by kind. */
const shown: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Question: [['name']],
  Service: [['name']],
  Article: [['alternativeHeadline'], ['about', 'name']],
  BlogPosting: [['headline']],
  ProfessionalService: [['name'], ['email'], ['telephone'], ['address', 'addressLocality']],
  Offer: [['price']],
};

const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

/** Everything that can be read on a page or in what its links, pictures and title say, as one text. */
function readOn({ blocks, links, images, titles }: PageView): string {
  const named = links.flatMap(({ name, href }) => [name, href]);
  return plain([...titles, ...blocks, ...named, ...images.map(({ alt }) => alt ?? '')].join('\n'));
}

const facts: Rule = {
  id: 'structured-data-unshown',
  severity: 'refusal',
  holds: 'search engines are told nothing that the page does not show',
  *find({ pages, whereabouts }) {
    for (const page of pages.values()) {
      let text: string | null = null;
      for (const { kinds, one } of thingsOf(page) ?? []) {
        for (const way of kinds.flatMap((kind) => shown[kind] ?? [])) {
          const said = textAt(one, ...way);
          if (said === '') continue;
          text ??= readOn(page);
          const found =
            way[0] === 'telephone'
              ? digits(text).includes(digits(said).slice(-9))
              : text.includes(plain(said));
          if (found) continue;
          const sentence = `On ${page.path} search engines are told ${quoted(said)}, which the page does not show to people.`;
          yield { page: page.path, ...whereabouts(said, page.path), sentence };
        }
      }
    }
  },
};

/** The start of a title, before the name of the site that may follow it. */
const titled: Rule = {
  id: 'structured-data-other-title',
  severity: 'refusal',
  holds: 'search engines are told the title and address that the page has',
  *find({ pages, origin }) {
    for (const page of pages.values()) {
      const title = plain(page.titles.join(' '));
      for (const { kinds, one } of thingsOf(page) ?? []) {
        if (!kinds.some((kind) => kind.endsWith('Page')) || textAt(one, '@id') === '') continue;
        const [name, url] = [textAt(one, 'name'), textAt(one, 'url')];
        if (name !== '' && !title.startsWith(plain(name))) {
          const sentence = `On ${page.path} search engines are told the title ${quoted(name)}, and visitors see ${quoted(page.titles.join(' '))}.`;
          yield { page: page.path, sentence };
        }
        if (url === '' || url === origin + page.path) continue;
        const sentence = `On ${page.path} search engines are told the address ${quoted(url)}, which is another page’s.`;
        yield { page: page.path, sentence };
      }
    }
  },
};

export const structuredFactRules = [facts, titled];
