import type { ReactNode } from 'react';
import { FullSea, intoPage } from '#app/pages/shared/full-sea.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { SeaBehindForm } from './sea-behind-form.tsx';

type FormPageProps = {
  hero: { title: string; intro: string };
  /** To the right of the words, on the edge of the form's card. */
  picture?: ReactNode;
  /** Where answers to the form lead back to. */
  id: string;
  children: ReactNode;
  /** At the head of what stands beside the form on a wide screen, and below it elsewhere. */
  first?: ReactNode;
  aside: ReactNode;
  /** What should be known stands below the form, which has the whole width. */
  below?: boolean;
  /** What comes of it, below both. */
  next?: ReactNode;
};

/** Of a form and what stands beside it. */
export const panel = 'overflow-hidden rounded-xl bg-foam shadow-raised';

/** A page with one form and what should be known beside it, on a card that stands on the sand where the water ends. */
export function FormPage({ hero, picture, id, children, first, aside, below, next }: FormPageProps) {
  return (
    <div className={below ? undefined : 'bg-sand'}>
      <header className="relative isolate">
        {below ? (
          <FullSea across slim className={intoPage} />
        ) : (
          <SeaBehindForm flag place="inset-x-0 top-0 -bottom-4 lg:-bottom-16" />
        )}
        <Container className="relative flex justify-between gap-x-16 max-lg:flex-col">
          <div className={cx('min-w-0 pt-8 sm:pt-14 lg:py-20', below ? 'pb-16' : 'pb-6 sm:pb-10')}>
            <h1 className="beside-staff text-5xl">{hero.title}</h1>
            <p className="beside-staff mt-5 max-w-[42rem] text-lg">{hero.intro}</p>
          </div>
          {picture}
        </Container>
      </header>
      <Container className={cx('relative', below ? 'py-8 sm:py-16' : 'pb-section')}>
        <div
          className={cx(
            'grid grid-cols-1',
            below ? 'gap-y-12' : `${panel} lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]`,
            Boolean(first) && 'lg:grid-rows-[auto_1fr]',
          )}
        >
          <div
            id={id}
            className={cx(
              'scroll-mt-28',
              !below && 'p-5 sm:p-9 lg:p-11',
              Boolean(first) && 'lg:col-start-1 lg:row-span-2 lg:row-start-1',
            )}
          >
            {children}
          </div>
          {first}
          {aside}
        </div>
        {next}
      </Container>
    </div>
  );
}
