import { cx } from '#app/ui/cx.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';

export type ChapterProps = {
  study: CaseStudy;
  /** Whether a chapter on the colour of the page stands above: then the space between them is there already. */
  follows: boolean;
};

type ChapterTitleProps = { id: string; label: string; title?: string; className?: string | undefined };

const small = 'font-sans font-semibold text-base tracking-normal';

/** The heading of a chapter: its kind as a small line, then its own title; or the kind alone, set large. */
export function ChapterTitle({ id, label, title, className }: ChapterTitleProps) {
  if (!title) {
    return (
      <h2 id={id} className={cx('text-3xl', className)}>
        {label}
      </h2>
    );
  }
  return (
    <h2 id={id} className={cx('text-4xl', className)}>
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

/** Paragraphs of the story; the first stands a little larger. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={cx('grid gap-[1.1em]', className)}>
      {texts.map((text, index) => (
        <p key={text} className={index === 0 ? 'text-lg' : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
