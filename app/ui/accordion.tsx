import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type AccordionItemProps = {
  title: string;
  children: ReactNode;
  open?: boolean;
  id?: string | undefined;
  /** Level of the question in the page's outline. */
  level?: 3 | 4;
};

/** A question that opens on its own, without a script; the chevron shows the state. */
export function AccordionItem({ title, children, open = false, id, level = 3 }: AccordionItemProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <details id={id} open={open} className="group print-open border-sand-deep border-b">
      <summary className="flex items-start justify-between gap-6 py-5 font-semibold text-lg leading-snug hover:text-tide">
        <Heading className="font-sans font-semibold tracking-normal">{title}</Heading>
        <Icon name="chevron" className="mt-1 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="prose pr-10 pb-7">{children}</div>
    </details>
  );
}

type AccordionProps = { children: ReactNode; className?: string | undefined };

/** Several items; any number may be open at once. */
export function Accordion({ children, className }: AccordionProps) {
  return <div className={cx('border-sand-deep border-t', className)}>{children}</div>;
}
