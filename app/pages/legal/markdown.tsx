import type { Token } from 'marked';
import { cx } from '#app/ui/cx.ts';
import { markdownHtml, markdownParts, type Term, termsOf } from '#domain/format/markdown.ts';

type MarkdownProps = { text: string | readonly Token[]; className?: string | undefined };

/** Markdown of our own content as HTML, lists of terms as two columns. Never for what visitors send. */
export function Markdown({ text, className }: MarkdownProps) {
  const tokens = typeof text === 'string' ? markdownParts(text) : text;
  const at = tokens.findIndex((token) => termsOf(token) !== null);
  const terms = termsOf(tokens[at]);
  if (!terms) return <Prose tokens={tokens} className={className} />;
  return (
    <>
      <Prose tokens={tokens.slice(0, at)} className={className} />
      <TermList terms={terms} />
      <Markdown text={tokens.slice(at + 1)} className={className} />
    </>
  );
}

function Prose({ tokens, className }: { tokens: readonly Token[]; className?: string | undefined }) {
  const html = markdownHtml(tokens);
  if (html === '') return null;
  return (
    <div
      className={cx('prose max-w-[36em]', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in content/, checked at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** To look one up among others: ten entries that began with a bold word were a wall. */
function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="my-6 border-sand-deep border-b">
      {terms.map(({ term, html }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-sand-deep border-t py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd
            className="prose first-letter:uppercase"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written in content/, checked at build
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      ))}
    </dl>
  );
}
