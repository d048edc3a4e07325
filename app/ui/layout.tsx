import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type ContainerProps = { children: ReactNode; className?: string | undefined; width?: 'page' | 'text' };

/** The page's measure with its gutters. `text` keeps lines at 60 to 75 characters. */
export function Container({ children, className, width = 'page' }: ContainerProps) {
  return (
    <div
      className={cx('mx-auto w-full px-gutter', width === 'page' ? 'max-w-page' : 'max-w-[49rem]', className)}
    >
      {children}
    </div>
  );
}

type SectionTone = 'chalk' | 'sand' | 'mist' | 'ink';

const tones: Record<SectionTone, string> = {
  chalk: '',
  sand: 'bg-sand',
  mist: 'bg-mist',
  ink: 'bg-ink text-chalk on-ink',
};

type SectionProps = {
  children: ReactNode;
  tone?: SectionTone;
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  /** Without the usual space above and below. */
  flush?: boolean;
};

/** A band across the page. Vary tone and grid from one section to the next. */
export function Section({
  children,
  tone = 'chalk',
  id,
  labelledBy,
  className,
  flush = false,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cx('relative', tones[tone], !flush && 'py-section', className)}
    >
      {children}
    </section>
  );
}
