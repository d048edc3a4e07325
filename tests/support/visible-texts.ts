import { parsePage } from './page-reader.ts';

/** Attributes that somebody reads or hears. */
const heard = [
  'alt',
  'aria-label',
  'title',
  'placeholder',
  'label',
  'aria-roledescription',
  'aria-description',
];
const metas = [
  'meta[name="description"]',
  'meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"]',
  'meta[property="og:image:alt"]',
];

/** Everything of an HTML page that a person reads or hears, also what its scripts show later from templates. */
export function visibleTexts(html: string): string[] {
  const page = parsePage(html);
  const found: (string | null)[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) found.push(node.textContent);
    const element = node as Element;
    if (element.localName === 'script' || element.localName === 'style') return;
    if (element.getAttribute) for (const name of heard) found.push(element.getAttribute(name));
    if (element.localName === 'template') walk((element as HTMLTemplateElement).content);
    for (const inner of node.childNodes) walk(inner);
  };
  walk(page.documentElement);
  for (const meta of page.querySelectorAll(metas.join())) found.push(meta.getAttribute('content'));
  return found.flatMap((text) => text?.trim().replace(/\s+/g, ' ') || []);
}
