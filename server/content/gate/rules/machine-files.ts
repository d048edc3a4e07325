import { Parser } from 'htmlparser2';
import type { Rule } from '#server/content/gate/rule.ts';

/** Texts of an XML file by the element that they stand in; null when it is not well-formed. */
function xmlTexts(xml: string): Map<string, string[]> | null {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  let sound = xml.trimStart().startsWith('<');
  const parser = new Parser(
    {
      onopentag: (name) => open.push(name),
      ontext: (text) => {
        const name = open.at(-1);
        if (name === undefined) sound &&= text.trim() === '';
        else if (text.trim() !== '') texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
      },
      onclosetag: (name, implied) => {
        const closesItself = implied && xml.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>';
        sound &&= open.pop() === name && (!implied || closesItself);
      },
    },
    { xmlMode: true },
  );
  // A bare ampersand is what people type and what XML does not allow.
  sound &&= !/&(?!(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(xml);
  parser.end(xml);
  return sound && texts.size > 0 ? texts : null;
}

const wellFormed: Rule = {
  id: 'file-well-formed',
  severity: 'refusal',
  holds: 'the sitemap and feeds can be read by machines',
  *find({ files }) {
    for (const [address, text] of files) {
      if (!address.endsWith('.xml') || xmlTexts(text)) continue;
      yield {
        page: address,
        sentence: `${address} cannot be read by machines: something in it is not closed or escaped.`,
      };
    }
  },
};

const inSitemap: Rule = {
  id: 'sitemap-complete',
  severity: 'refusal',
  holds: 'the sitemap names every public page once and nothing else',
  *find(subject) {
    const { files, origin, pages } = subject;
    const named = xmlTexts(files.get('/sitemap.xml') ?? '')?.get('loc') ?? [];
    const wanted = new Set([...pages.keys(), ...subject.listed].map((path) => origin + path));
    const seen = new Set<string>();
    for (const address of named) {
      if (!wanted.has(address)) yield { sentence: `The sitemap names ${address}, which is no public page.` };
      if (seen.has(address)) yield { sentence: `The sitemap names ${address} twice.` };
      seen.add(address);
    }
    for (const address of wanted) {
      if (seen.has(address)) continue;
      const page = address.slice(origin.length);
      yield {
        page,
        sentence: `${page} is missing from the sitemap, so that search engines find it late or never.`,
      };
    }
  },
};

const robots: Rule = {
  id: 'robots-open',
  severity: 'refusal',
  holds: 'robots.txt shuts out no public page and names the sitemap',
  *find(subject) {
    const lines = (subject.files.get('/robots.txt') ?? '').split('\n').map((line) => line.trim());
    const shut = lines.flatMap((line) => /^disallow:\s*(\/\S*)$/i.exec(line)?.[1] ?? []);
    for (const path of new Set([...subject.pages.keys(), ...subject.listed])) {
      const by = shut.find((start) => path.startsWith(start));
      if (by)
        yield {
          page: path,
          sentence: `The file robots.txt keeps search engines from ${path} (it shuts out ${by}).`,
        };
    }
    if (!lines.includes(`Sitemap: ${subject.origin}/sitemap.xml`)) {
      yield { page: '/robots.txt', sentence: 'The file robots.txt does not say where the sitemap is.' };
    }
  },
};

const forModels: Rule = {
  id: 'llms-complete',
  severity: 'warning',
  holds: 'llms.txt names every public page but the home page',
  *find(subject) {
    const text = subject.files.get('/llms.txt') ?? '';
    const named = new Set(Array.from(text.matchAll(/\]\(([^()\s]{1,500})\)/g), ([, address]) => address));
    for (const path of subject.listed) {
      if (path === '/' || named.has(subject.origin + path)) continue;
      yield {
        page: path,
        sentence: `${path} is missing from llms.txt, from which language models learn of the site.`,
      };
    }
  },
};

export const machineFileRules = [wellFormed, inSitemap, robots, forModels];
