import { Fragment } from 'react';

type WithLinksProps = {
  /** A sentence with `{{key}}` where a link stands. */
  text: string;
  links: Record<string, { to: string; label: string }>;
};

/** A sentence of the content with its links put in. */
export function WithLinks({ text, links }: WithLinksProps) {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined;
    // The parts of a fixed sentence never change places, so the index is a stable key.
    const key = `${index}-${part}`;
    if (!link) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={link.to} className="link">
        {link.label}
      </a>
    );
  });
}
