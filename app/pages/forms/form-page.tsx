import type { ReactNode } from 'react';
import { PageBand } from '#app/pages/shared/page-band.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';

type FormPageProps = {
  hero: { title: string; intro: string };
  /** In the band, to the right of its words. */
  picture?: ReactNode;
  /** Where answers to the form lead back to. */
  id: string;
  children: ReactNode;
  aside: ReactNode;
  /** What should be known stands below the form, which has the whole width. */
  below?: boolean;
};

/** Of a form and what stands beside it. */
export const panel = 'overflow-hidden rounded-xl bg-foam shadow-raised';

/** A page with one form and what should be known beside it. */
export function FormPage({ hero, picture, id, children, aside, below }: FormPageProps) {
  return (
    <>
      <PageBand beside={picture} asks>
        <h1 className="text-5xl">{hero.title}</h1>
        <p className="mt-5 max-w-[42rem] text-lg">{hero.intro}</p>
      </PageBand>
      <Container className="py-8 sm:py-16">
        <div
          className={cx(
            'grid grid-cols-1',
            below ? 'gap-y-12' : `${panel} lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]`,
          )}
        >
          <div id={id} className={cx('scroll-mt-28', !below && 'p-5 sm:p-9 lg:p-11')}>
            {children}
          </div>
          {aside}
        </div>
      </Container>
    </>
  );
}
