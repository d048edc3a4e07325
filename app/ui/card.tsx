import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type CardTone = 'foam' | 'sand' | 'mist' | 'ink' | 'tide' | 'line';

const tones: Record<CardTone, string> = {
  foam: 'bg-foam shadow-line',
  sand: 'bg-sand',
  mist: 'bg-mist',
  ink: 'bg-ink text-chalk on-ink',
  tide: 'bg-tide-deep text-chalk on-ink',
  line: 'inset-ring-[1.5px] inset-ring-sand-deep',
};

type CardProps = {
  children: ReactNode;
  tone?: CardTone;
  as?: 'div' | 'article' | 'li';
  /** Without padding, for cards that begin with a picture. */
  flush?: boolean;
  className?: string | undefined;
};

export function Card({ children, tone = 'foam', as: Tag = 'div', flush = false, className }: CardProps) {
  return (
    <Tag
      className={cx('relative overflow-hidden rounded-xl', tones[tone], !flush && 'p-6 sm:p-8', className)}
    >
      {children}
    </Tag>
  );
}

type CardLinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** A link whose target is the whole card around it; the card must be `relative` (every `Card` is). */
export function CardLink({ href, children, className }: CardLinkProps) {
  return (
    <a
      href={href}
      className={cx(
        'after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none',
        className,
        'card-link',
      )}
    >
      {children}
    </a>
  );
}
