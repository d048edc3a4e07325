import type { ReactNode } from 'react';
import type { PaperLook } from '#app/pages/services/looks.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';

type WithPaperProps = {
  section: { id: string; title: string; lead: string };
  paper: PaperLook;
  children: ReactNode;
};

/** Heading and list beside a drawing that shows them, its top at that of the letters, and goes along with a longer list; on tablets beside the heading, on phones between the two. */
export function WithPaper({
  section,
  paper: { name, right = false, tall = false },
  children,
}: WithPaperProps) {
  return (
    <div
      className={cx(
        'grid items-center gap-x-10 md:max-lg:grid-cols-[minmax(0,1fr)_20rem] md:max-lg:*:last:col-span-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16',
        right ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <SectionHead section={section} />
      <div
        className={cx(
          'overflow-hidden rounded-xl max-md:mt-8 max-lg:max-w-[28rem] lg:row-span-2 lg:sticky lg:top-32 lg:row-start-1 lg:mt-2',
          right ? 'lg:col-start-2' : 'lg:col-start-1',
        )}
      >
        <Drawing
          name={name}
          alt={imageAlt[name]}
          sizes="(min-width: 82rem) 31rem, (min-width: 64rem) 40vw, min(28rem, 100vw)"
          {...(tall && { instead: { name: `${name}-narrow`, media: '(width < 64rem)' } })}
          className="h-auto w-full"
        />
      </div>
      {children}
    </div>
  );
}
