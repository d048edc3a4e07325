import { Marked } from 'marked';

const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      if (!/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href))
        throw new Error(`An answer links to '${href}'.`);
      const outside = href.startsWith('https:') ? ' rel="noopener"' : '';
      return `<a href="${escaped(href)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    // Answers are Markdown only: whatever looks like markup is shown as it was written.
    html: ({ text }) => escaped(text),
  },
});

/**
 * An answer's Markdown as HTML.
 * @throws Error when it links to anything but a page of this site or a secure address
 */
export function answerHtml(answer: string): string {
  return markdown.parse(answer, { async: false }).trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
