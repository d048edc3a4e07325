import { marked, type Token } from 'marked';
import { cx } from '#app/ui/cx.ts';

type MarkdownProps = { text: string | readonly Token[]; className?: string | undefined };

/** Markdown of our own content as HTML. Never for what visitors send. */
export function Markdown({ text, className }: MarkdownProps) {
  const html = typeof text === 'string' ? marked.parse(text, { async: false }) : marked.parser([...text]);
  return (
    <div
      className={cx('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in content/, checked at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
