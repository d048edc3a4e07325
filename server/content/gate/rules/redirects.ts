import { pagePaths } from '#server/content/gate/addresses.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { inField } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

type Redirect = { from: string; to: string; path: string; fragment: string; field: string };

/** The redirects of a release as they were typed, each with its place. */
function redirectsOf({ documents }: Subject): Redirect[] {
  return listAt(documents.get('redirects')?.facts, 'moves').map((one, index) => {
    const to = textAt(one, 'to');
    const [path = '', fragment = ''] = to.split('#');
    return { from: textAt(one, 'from'), to, path: path || '/', fragment, field: `moves.${index}` };
  });
}

const place = (field: string) => ({ document: 'redirects', field });

const nowhere: Rule = {
  id: 'redirect-nowhere',
  severity: 'refusal',
  holds: 'every old address leads to a page that there is',
  *find(subject) {
    const paths = pagePaths(subject);
    const all = redirectsOf(subject);
    const from = new Set(all.map((one) => one.from));
    for (const one of all) {
      const field = `${one.field}.to`;
      const page = subject.pages.get(one.path);
      if (!paths.has(one.path) && !from.has(one.path) && !subject.files.has(one.path)) {
        const sentence = `${inField('redirects', field)} whoever asks for ${one.from} is sent to ${one.path}, which is not a page. Choose one that there is.`;
        yield { ...place(field), sentence };
      } else if (one.fragment !== '' && page && !page.ids.includes(one.fragment)) {
        const sentence = `${inField('redirects', field)} whoever asks for ${one.from} is sent to the place ‘${one.fragment}’ on ${one.path}, which has no such place.`;
        yield { ...place(field), page: one.path, sentence };
      }
    }
  },
};

const loops: Rule = {
  id: 'redirect-in-a-circle',
  severity: 'refusal',
  holds: 'no old address leads back to itself',
  *find(subject) {
    const all = redirectsOf(subject);
    const next = new Map(all.map(({ from, path }) => [from, path]));
    for (const { from, field } of all) {
      const seen = new Set<string>();
      let at: string | undefined = from;
      while (at !== undefined && !seen.has(at)) {
        seen.add(at);
        at = next.get(at);
      }
      if (at !== from) continue;
      const way = [...seen, from].slice(0, 5).join(' → ');
      const sentence = `${inField('redirects', `${field}.to`)} visitors would be sent in a circle: ${way}.`;
      yield { ...place(`${field}.to`), sentence };
    }
  },
};

const chains: Rule = {
  id: 'redirect-in-steps',
  severity: 'warning',
  holds: 'an old address leads to its page in one step',
  *find(subject) {
    const all = redirectsOf(subject);
    const next = new Map(all.map(({ from, to }) => [from, to]));
    for (const { from, path, field } of all) {
      const then = next.get(path);
      if (then === undefined || path === from) continue;
      const sentence = `${inField('redirects', `${field}.to`)} ${from} leads to ${path}, which itself leads to ${then}. Lead it there at once.`;
      yield { ...place(`${field}.to`), sentence };
    }
  },
};

const overPage: Rule = {
  id: 'redirect-over-page',
  severity: 'warning',
  holds: 'no old address is that of a page that there is',
  *find(subject) {
    const paths = pagePaths(subject);
    for (const { from, to, field } of redirectsOf(subject)) {
      if (!paths.has(from)) continue;
      const sentence = `${inField('redirects', `${field}.from`)} ${from} is a page, and visitors see it: nobody is sent to ${to}. Remove this entry, or the page.`;
      yield { ...place(`${field}.from`), page: from, sentence };
    }
  },
};

export const redirectRules = [nowhere, loops, chains, overPage];
