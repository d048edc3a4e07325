import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import type { CaseStudy } from '#content/schema/case-study.ts';

export type ChapterProps = {
  study: CaseStudy;
  /** Whether a chapter on the colour of the page stands above: then the space between them is there already. */
  follows: boolean;
};

type ChapterTitleProps = { id: string; label: string; title?: string };

const small = 'font-sans font-semibold text-base tracking-normal';

/** Titles of chapters have one size, and what is no title, first sentences and plain names, the other one. */
export const chapterSize = 'text-4xl';
export const asideSize = 'text-2xl lg:text-3xl';

/** The heading of a chapter: its kind as a small line, then its own title; or the kind alone. */
export function ChapterTitle({ id, label, title }: ChapterTitleProps) {
  if (!title) {
    return (
      <h2 id={id} className={asideSize}>
        {label}
      </h2>
    );
  }
  return (
    <h2 id={id} className={chapterSize}>
      <span className={cx('mb-3 block', small)}>
        {label}
        <span className="sr-only">:</span>
      </span>
      {title}
    </h2>
  );
}

/** The heading of a chapter whose first sentence stands below it as large as a title: the same small line. */
export function ChapterLabel({ id, label }: Pick<ChapterTitleProps, 'id' | 'label'>) {
  return (
    <h2 id={id} className={small}>
      {label}
    </h2>
  );
}

type RestProps = { label: string; children: ReactNode; className?: string };

/** What a chapter tells beyond its first words: behind one line on phones, where a study was seventeen screens. */
export function Rest({ label, children, className }: RestProps) {
  return (
    <PhoneFold label={label} className={cx('max-md:border-current/25 max-md:border-y', className)}>
      {children}
    </PhoneFold>
  );
}

type ParagraphsProps = { texts: readonly string[]; more: string; className?: string };

/** Paragraphs of the story: the first stands a little larger, and on phones the others are folded. */
export function Paragraphs({ texts: [first, ...others], more, className }: ParagraphsProps) {
  return (
    <div className={cx('grid gap-[1.1em]', className)}>
      <p className="text-lg">{first}</p>
      {others.length > 0 && (
        <Rest label={more}>
          <div className="grid gap-[1.1em] pb-6 md:pb-0">
            {others.map((text) => (
              <p key={text} className="max-sm:text-lg">
                {text}
              </p>
            ))}
          </div>
        </Rest>
      )}
    </div>
  );
}
