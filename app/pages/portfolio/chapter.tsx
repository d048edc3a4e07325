import { cx } from '#app/ui/cx.ts';
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

/** What a chapter tells beyond its first words: on phones they stand at the end, all chapters' in one place (case-rest.tsx). */
export const beyond = 'max-md:hidden';

type ParagraphsProps = { texts: readonly string[]; className?: string };

/** Paragraphs of the story: the first stands a little larger. */
export function Paragraphs({ texts: [first, ...others], className }: ParagraphsProps) {
  return (
    <div className={cx('grid gap-[1.1em]', className)}>
      <p className="text-lg">{first}</p>
      {others.map((text) => (
        <p key={text} className={beyond}>
          {text}
        </p>
      ))}
    </div>
  );
}
