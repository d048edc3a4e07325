import type { Token } from 'marked';
import { cx } from '#app/ui/cx.ts';
import { markdownHtml } from '#domain/format/markdown.ts';

type MarkdownProps = { text: string | readonly Token[]; className?: string | undefined };

/** Markdown of our own content as HTML. Never for what visitors send. */
export function Markdown({ text, className }: MarkdownProps) {
  return (
    <div
      className={cx('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in content/, checked at build
      dangerouslySetInnerHTML={{ __html: markdownHtml(text) }}
    />
  );
}
