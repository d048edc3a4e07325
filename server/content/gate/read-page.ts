import { deflateRawSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { openingScript } from '#domain/passing/opening.ts';
import { ownNames } from '#server/http/prepared/short-names.ts';
import { controlsIn, nameGiven } from './controls.ts';
import { inlineElements, silentElements, voidElements } from './elements.ts';
import type { Heading, Link, PageView, Table } from './page-view.ts';

type Open = { name: string; heading?: Heading; link?: Link; table?: Table; scrolls: boolean; block: boolean };

/** Classes that make a block of what else stands inside a line. */
const ownBlock = /(^|\s)(inline-)?(block|flex|grid)(\s|$)/;
/** In emails, which have no classes. */
const isPill = (style = '') => /border-radius:\s*999px/.test(style);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a page once, without building a tree of it, so that no depth or length can upset the reading. */
export function readPage(path: string, html: string): PageView {
  const metas = new Map<string, string[]>();
  const view: PageView = {
    ...{ path, bytes: Buffer.byteLength(html), language: '', titles: [], metas, canonicals: [] },
    ...{ headings: [], links: [], images: [], ids: [], structured: [], blocks: [] },
    ...{ unnamed: [], references: [], languages: [] },
    ...{ againstPolicy: [], tables: [], depth: 0, firstFlight: 0 },
  };
  const open: Open[] = [];
  const headings: Heading[] = [];
  const links: Link[] = [];
  const controls = controlsIn(view);
  const rows: { table: Table; cells: number }[] = [];
  let words = '';
  let silent = 0;
  let templates = 0;
  let body = false;
  /** Text of a title or of structured data while one is open. */
  let aside: string[] | null = null;

  const say = (text: string) => {
    if (aside) aside.push(text);
    if (silent > 0 || !body) return;
    words += text;
    for (const heading of headings) heading.text += text;
    controls.say(text);
    const link = links.at(-1);
    if (!link) return;
    link.name += text;
    link.words += text;
  };
  const endBlock = () => {
    const text = oneLine(words);
    if (text !== '') view.blocks.push(text);
    words = '';
    // Words of two blocks are two words, also in the name of a link or heading around them.
    for (const one of headings) one.text += ' ';
    const link = links.at(-1);
    if (!link) return;
    link.name += ' ';
    link.words += ' ';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      // What stands in a template is no part of the page until a script takes it out.
      if (templates > 0 || name === 'template') {
        templates += name === 'template' ? 1 : 0;
        return;
      }
      if (name === 'html') view.language = attributes.lang ?? '';
      if (name === 'body') body = true;
      if (attributes.id !== undefined) view.ids.push(attributes.id);
      if (attributes.style !== undefined) view.againstPolicy.push(name);
      if (name === 'meta') {
        const key = (attributes.name ?? attributes.property ?? '').toLowerCase();
        metas.set(key, [...(metas.get(key) ?? []), attributes.content ?? '']);
      }
      if (name === 'link' && attributes.hreflang !== undefined) view.languages.push(attributes.hreflang);
      if (body) controls.open(name, attributes);
      if (name === 'link' && attributes.rel === 'canonical') view.canonicals.push(attributes.href ?? '');
      if (name === 'img') {
        const { src = '', alt = null, width = '', height = '', role } = attributes;
        const decorative = alt === '' || role === 'presentation' || attributes['aria-hidden'] === 'true';
        view.images.push({ src, alt, width, height, decorative });
        const link = links.at(-1);
        if (link && alt) link.name += ` ${alt} `;
      }
      if (name === 'title' && !body) aside = [];
      if (name === 'script') {
        if (attributes.type === 'application/ld+json') aside = [];
        else if (attributes.src === undefined && attributes.nonce === undefined) {
          // The one that the policy names by its hash.
          const isAllowed = html.startsWith(`${openingScript}</script>`, parser.endIndex + 1);
          if (!isAllowed) view.againstPolicy.push(name);
        }
      }
      const classes = ownNames(attributes.class ?? '');
      const block = !inlineElements.has(name) || ownBlock.test(classes);
      if (block) endBlock();
      if (silentElements.has(name)) silent += voidElements.has(name) ? 0 : 1;
      if (voidElements.has(name)) return;

      const scrolls = (open.at(-1)?.scrolls ?? false) || /(^|\s)overflow-(x-)?(auto|scroll)/.test(classes);
      const one: Open = { name, scrolls, block };
      if (/^h[1-6]$/.test(name)) {
        one.heading = { level: Number(name[1]), text: '', classes };
        headings.push(one.heading);
        view.headings.push(one.heading);
      }
      if (name === 'a' && attributes.href !== undefined) {
        const { href, target = '', rel = '' } = attributes;
        const button = /(^|\s)rounded-pill(\s|$)/.test(classes) || isPill(attributes.style);
        one.link = { href, name: nameGiven(attributes), words: '', target, rel, button };
        links.push(one.link);
        view.links.push(one.link);
      } else if (attributes['aria-label'] !== undefined) {
        const link = links.at(-1);
        if (link) link.name += ` ${attributes['aria-label']} `;
      }
      if (name === 'table') {
        one.table = { columns: 0, scrolls };
        view.tables.push(one.table);
        rows.push({ table: one.table, cells: 0 });
      }
      const row = rows.at(-1);
      if (row && name === 'tr') row.cells = 0;
      if (row && (name === 'td' || name === 'th')) {
        row.cells += Math.min(Math.max(Number(attributes.colspan) || 1, 1), 1000);
        row.table.columns = Math.max(row.table.columns, row.cells);
      }
      open.push(one);
      view.depth = Math.max(view.depth, open.length);
    },
    ontext: (text) => templates === 0 && say(text),
    onclosetag(name) {
      if (templates > 0) {
        templates -= name === 'template' ? 1 : 0;
        return;
      }
      if (voidElements.has(name)) return;
      const one = open.pop();
      if (one?.block) endBlock();
      controls.close(name);
      if (silentElements.has(name)) silent -= 1;
      if (aside && (name === 'title' || name === 'script')) {
        (name === 'title' ? view.titles : view.structured).push(aside.join(''));
        aside = null;
      }
      if (one?.heading) headings.pop();
      if (one?.heading?.level === 1 && view.firstFlight === 0) {
        view.firstFlight = deflateRawSync(html.slice(0, parser.endIndex + 1)).length;
      }
      if (one?.link) links.pop();
      if (one?.table) rows.pop();
    },
  });
  parser.end(html);
  endBlock();
  controls.end();
  for (const heading of view.headings) heading.text = oneLine(heading.text);
  for (const link of view.links) {
    link.name = oneLine(link.name);
    link.words = oneLine(link.words);
  }
  view.titles = view.titles.map(oneLine);
  return view;
}
