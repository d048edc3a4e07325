import { cx } from '#app/ui/cx.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { chapterSize } from './chapter.tsx';

type ExhibitHeadProps = {
  exhibit: Pick<Exhibit, 'title' | 'caption'>;
  id: string;
  /** Whether its words stand below a larger title, not beside it. */
  under?: boolean;
};

/** What it is, and what to look at. */
export function ExhibitHead({ exhibit, id, under = false }: ExhibitHeadProps) {
  if (under) {
    return (
      <>
        <h2 id={id} className={chapterSize}>
          {exhibit.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-lg">{exhibit.caption}</p>
      </>
    );
  }
  return (
    <div className="grid items-baseline gap-x-14 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className={cx(chapterSize, 'lg:col-span-6')}>
        {exhibit.title}
      </h2>
      <p className="max-w-[34em] text-lg lg:col-span-6 xl:col-start-7">{exhibit.caption}</p>
    </div>
  );
}
