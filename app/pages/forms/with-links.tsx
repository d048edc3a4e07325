import { Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';

type WithLinksProps = {
  /** A sentence with `{{key}}` where a link stands. */
  text: string;
  /** `kept` on one line. */
  links: Record<string, { to: string; label: string; kept?: boolean }>;
};

/** A sentence of the content with its links put in. */
export function WithLinks({ text, links }: WithLinksProps) {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined;
    // The parts of a fixed sentence never change places, so the index is a stable key.
    const key = `${index}-${part}`;
    if (!link) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={link.to} className={cx('link', link.kept && 'kept')}>
        {link.label}
      </a>
    );
  });
}
