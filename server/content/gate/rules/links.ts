import { isPersonal, pagePaths } from '#server/content/gate/addresses.ts';
import type { Link } from '#server/content/gate/page-view.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { quoted } from '#server/content/gate/texts.ts';

const placeOf = ({ whereabouts }: Subject, path: string, { name, href }: Link) => {
  const byHref = whereabouts(href, path);
  return { page: path, ...(byHref.document === null ? whereabouts(name, path) : byHref) };
};

const broken: Rule = {
  id: 'link-broken',
  severity: 'refusal',
  holds: 'every link to this site leads to a page or file of it',
  *find(subject) {
    const paths = pagePaths(subject);
    const { assets, files } = subject;
    for (const { page, link, target, on } of subject.links) {
      if (target.kind !== 'here' || paths.has(target.path) || files.has(target.path)) continue;
      if (isPersonal(target.path)) continue;
      const isFile = /\.[a-z0-9]+$/i.test(target.path);
      if (isFile && (assets === null || assets.has(target.path))) continue;
      const what = isFile ? 'a file of this site' : 'a page';
      yield {
        ...placeOf(subject, page, link),
        sentence: `${on} leads to ${target.path}, which is not ${what}.`,
      };
    }
  },
};

const fragment: Rule = {
  id: 'link-fragment',
  severity: 'refusal',
  holds: 'a link to a place on a page finds it there',
  *find(subject) {
    for (const { page, link, target, on } of subject.links) {
      if (target.kind !== 'here' || target.fragment === '') continue;
      const there = subject.pages.get(target.path);
      if (!there || there.ids.includes(target.fragment)) continue;
      const sentence = `${on} leads to the place ${quoted(target.fragment)} on ${target.path}, which has no such place.`;
      yield { ...placeOf(subject, page, link), sentence };
    }
  },
};

const unsafe: Rule = {
  id: 'link-unsafe',
  severity: 'refusal',
  holds: 'links lead to web, email or phone addresses only',
  *find(subject) {
    for (const { page, link, target, on } of subject.links) {
      if (target.kind !== 'elsewhere' || /^(https?|mailto|tel|webcal):$/.test(target.url.protocol)) continue;
      const sentence = `${on} begins with ‘${target.url.protocol}’, which a browser would run or refuse. It may lead to a web, email or phone address.`;
      yield { ...placeOf(subject, page, link), sentence };
    }
  },
};

const insecure: Rule = {
  id: 'link-insecure',
  severity: 'warning',
  holds: 'links to other sites use https',
  *find(subject) {
    for (const { page, link, target, on } of subject.links) {
      if (target.kind !== 'elsewhere' || target.url.protocol !== 'http:') continue;
      const sentence = `${on} leads to ${target.url.host} by ‘http:’, which anybody on the way can read or change. Nearly every site has ‘https:’.`;
      yield { ...placeOf(subject, page, link), sentence };
    }
  },
};

export const linkRules = [broken, fragment, unsafe, insecure];
