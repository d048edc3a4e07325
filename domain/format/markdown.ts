import { Marked, type Token, type Tokens } from 'marked';

type Options = {
  /** Prefix for addresses of this site where the text is read elsewhere: `https://www.example.com`. */
  origin?: string;
};

/** The allowed link targets: pages of this site, places on a page, and schemes that browsers open safely. */
const goodLink = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** In characters. */
export const longestMarkdown = 20_000;
/** From each of these signs the reader looks at all others of its paragraph: ten thousand take it half a minute. */
const mostMarks = 300;

/** Markdown as its parts, to be turned into HTML one by one. @throws Error with a sentence, for what takes too long */
export function markdownParts(text: string): Token[] {
  return reader({}).lexer(readable(text));
}

/**
 * Our own Markdown as HTML, the one way for pages and structured data. Never for what visitors send.
 * @throws Error with a sentence, for raw HTML, a picture, a link that is neither to this site nor to a secure address,
 * or what would take too long to read
 */
export function markdownHtml(text: string | readonly Token[], options: Options = {}): string {
  const markdown = reader(options);
  const html =
    typeof text === 'string' ? markdown.parse(readable(text), { async: false }) : markdown.parser([...text]);
  return html.trim();
}

export type Term = { term: string; html: string };

/** What a list says of each term, where each of its entries begins with one: ‘**Term**: what it is’; else null. */
export function termsOf(part: Token | undefined): Term[] | null {
  if (part?.type !== 'list') return null;
  const terms = (part as Tokens.List).items.map(({ text }) => {
    const [, term, said] = /^\*\*([^*]+)\*\*: (.+)$/s.exec(text) ?? [];
    return term && said ? { term, html: markdownHtml(said) } : null;
  });
  return terms.every((one) => one !== null) ? terms : null;
}

/** Checks that a file’s Markdown can be turned into HTML. @throws Error with a sentence naming the file */
export function checkMarkdown(file: string, text: string): void {
  try {
    markdownHtml(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function reader({ origin }: Options): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        if (!goodLink.test(href)) throw new Error(`a text links to '${href}', which is no safe address.`);
        const outside = href.startsWith('https:') && !origin ? ' rel="noopener"' : '';
        const address = origin && href.startsWith('/') ? `${origin}${href}` : href;
        return `<a href="${escaped(address)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      html: ({ text }) => {
        throw new Error(`a text holds raw HTML ('${text.trim().slice(0, 60)}'); write it in Markdown.`);
      },
      image: ({ href }) => {
        throw new Error(`a text shows the picture '${href}'; pictures have fields of their own.`);
      },
    },
  });
}

/** The text, where reading it comes to an end soon: whoever waits for a page waits meanwhile. */
function readable(text: string): string {
  if (text.length > longestMarkdown)
    throw new Error(`a text has more than ${longestMarkdown.toLocaleString('en-GB')} characters; divide it.`);
  let marks = 0;
  for (const line of text.split('\n')) {
    // Here a paragraph ends, whatever it is.
    if (/^\s*$|^ {0,3}[-+*] +\S/.test(line)) marks = 0;
    marks += line.replace(/[^*_]/g, '').length;
    if (marks > mostMarks)
      throw new Error(
        `a paragraph has more than ${mostMarks} of the signs * and _; divide it by an empty line.`,
      );
  }
  return text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
