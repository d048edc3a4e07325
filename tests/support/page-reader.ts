import { Window } from 'happy-dom';
import { type PageFacts, readFacts } from '#app/seo/self-check.ts';

/** The facts that the crawler reads from an HTML document, as it was sent: no script has run. */
export type PageReport = {
  facts: PageFacts;
  robots: string;
  /** Levels of the headings in their order. */
  headings: { level: number; text: string }[];
  links: { href: string; target: string; rel: string }[];
  ids: string[];
  /** Each letter that is shown in one of the faces of the site. */
  letters: string[];
  /** What must have been read before the browser paints anything. */
  paintsAfter: string[];
  images: { src: string; alt: string | null; width: string | null; height: string | null }[];
  /** Addresses of what the document loads or names: images, fonts, styles, scripts, icons, previews. */
  resources: string[];
  structuredData: string[];
  /** Opening tags of elements with a style attribute. */
  styled: string[];
  /** Opening tags of scripts whose text the browser would run. */
  inlineScripts: string[];
};

const { DOMParser } = new Window();

function lettersShown(body: HTMLElement): string[] {
  const shown = body.cloneNode(true) as HTMLElement;
  for (const other of shown.querySelectorAll('script, style, code, pre')) other.remove();
  return [...new Set(shown.textContent)];
}

/** Parses HTML as a browser without scripts does; nothing is laid out or loaded. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

export function readPage(html: string): PageReport {
  const parsed = parsePage(html);
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const openingTag = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
  const candidates = attribute('source[srcset], img[srcset]', 'srcset')
    .flatMap((set) => set.split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return {
    facts: readFacts(parsed, null),
    robots: attribute('meta[name="robots"]', 'content').join(),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent.trim(),
    })),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
    ids: attribute('[id]', 'id'),
    letters: lettersShown(parsed.body),
    paintsAfter: attribute('link[rel="expect"][blocking="render"]', 'href'),
    images: all('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    })),
    resources: [
      ...attribute('img[src], script[src]', 'src'),
      ...attribute('link[href]:not([rel="canonical"], [rel="expect"])', 'href'),
      ...attribute('meta[property="og:image"]', 'content'),
      ...candidates,
    ],
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent),
    styled: all('[style]').map(openingTag),
    inlineScripts: all('script:not([src]):not([type="application/ld+json"])').map(
      (script) => script.textContent,
    ),
  };
}
