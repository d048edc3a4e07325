import type { LinkUse } from '#server/content/gate/gathered.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';

const named: Rule = {
  id: 'link-unnamed',
  severity: 'refusal',
  holds: 'every link says where it leads',
  *find({ links, whereabouts }) {
    for (const { page, link } of links) {
      if (link.name !== '') continue;
      const sentence = `On ${page} a link to ${quoted(link.href)} has no words, so that nobody can choose it. Give it a label.`;
      yield { page, ...whereabouts(link.href, page), sentence };
    }
  },
};

/** Words that search engines and people who listen to a list of links learn nothing from. */
const empty = new Set([
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info'],
  ...['more information', 'right here', 'read more', 'see more', 'start', 'this'],
]);

const telling: Rule = {
  id: 'link-says-nothing',
  severity: 'refusal',
  holds: 'the words of a link tell where it leads, without those around it',
  *find({ links, whereabouts }) {
    for (const { page, link, on } of links) {
      if (link.href.startsWith('#') || !empty.has(link.words.toLowerCase())) continue;
      const sentence = `${on} does not say where it leads, which search engines count against the page. Name what is found there, such as ‘Read the case study’.`;
      yield { page, ...whereabouts(link.words, page), sentence };
    }
  },
};

const opener: Rule = {
  id: 'link-new-tab-open',
  severity: 'refusal',
  holds: 'a page that opens in a new tab cannot reach back into this one',
  *find({ links }) {
    for (const { page, link, target, on } of links) {
      if (link.target !== '_blank' || target.kind === 'here' || /\b(noopener|noreferrer)\b/.test(link.rel))
        continue;
      const sentence = `${on} opens a new tab that can reach back into this page; it needs ‘noopener’.`;
      yield { page, sentence };
    }
  },
};

/** What is wrong with the address of an email or phone link; null when nothing is. */
function wrongWith({ link, target }: LinkUse): string | null {
  if (target.kind === 'unreadable') return 'is no address that a browser can open';
  if (target.kind === 'here') return null;
  const { protocol, pathname, search } = target.url;
  if (protocol === 'mailto:') {
    if (pathname === '' && search !== '') return null;
    const right = pathname.split(',').every((one) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(one));
    return right ? null : `is no email address (${quoted(link.href)})`;
  }
  if (protocol !== 'tel:') return null;
  const digits = pathname.replace(/[-.()]|%20/g, '');
  return /^(\+\d{7,15}|\d{3,15})$/.test(digits)
    ? null
    : `is no phone number that a phone can dial (${quoted(link.href)})`;
}

const wellFormed: Rule = {
  id: 'link-malformed',
  severity: 'refusal',
  holds: 'addresses of emails and phones can be written to and dialled',
  *find({ links, whereabouts }) {
    for (const use of links) {
      const wrong = wrongWith(use);
      if (wrong === null) continue;
      yield { page: use.page, ...whereabouts(use.link.name, use.page), sentence: `${use.on} ${wrong}.` };
    }
  },
};

const orphans: Rule = {
  id: 'page-orphaned',
  severity: 'warning',
  holds: 'a link of another page leads to every page',
  *find({ listed, links }) {
    const reached = new Set(
      links.flatMap(({ page, target }) =>
        target.kind === 'here' && target.path !== page ? target.path : [],
      ),
    );
    for (const path of listed) {
      if (path === '/' || reached.has(path)) continue;
      const sentence = `No link of the site leads to ${path}: visitors find it by a search engine or not at all. Link to it, such as in the menu or footer.`;
      yield { page: path, sentence };
    }
  },
};

export const linkWordRules = [named, telling, opener, wellFormed, orphans];
