import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/layout.tsx';

/** Tones of a band: those of `Section`, and three more for longer pages. */
export type Tone = 'chalk' | 'sand' | 'mist' | 'ink' | 'tide' | 'wash' | 'foam';

const more: Partial<Record<Tone, string>> = {
  tide: 'bg-tide-deep text-chalk on-ink',
  wash: 'bg-beacon-wash',
  foam: 'bg-foam',
};

/** Classes of a tone, for bands that are not a `Section`. */
export function toneClass(tone: Tone): string {
  const plain = { chalk: '', sand: 'bg-sand', mist: 'bg-mist', ink: 'bg-ink text-chalk on-ink' };
  return more[tone] ?? plain[tone as keyof typeof plain];
}

/** Colours of secondary text and thin rules that can be read on light and on dark bands. */
export const soft = 'text-ink-soft in-[.on-ink]:text-mist';
export const ruled = 'border-ink/15 in-[.on-ink]:border-chalk/25';

export const isDark = (tone: Tone) => tone === 'ink' || tone === 'tide';

type BandProps = {
  id: string;
  tone?: Tone | undefined;
  /** On the ground of the section before it, which it goes on. */
  joined?: true | undefined;
  children: ReactNode;
  className?: string;
};

/** One section of a service page: a band named by the heading with the id `<id>-title`. */
export function Band({ id, tone = 'chalk', joined, children, className }: BandProps) {
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      className={cx('brief', toneClass(tone), joined && 'pt-0! lg:-mt-8', className)}
    >
      {children}
    </Section>
  );
}
