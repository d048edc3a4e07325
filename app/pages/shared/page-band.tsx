import type { ReactNode } from 'react';
import { TideNow } from '#app/shell/tide-now.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FullSea } from './full-sea.tsx';

type PageBandProps = {
  children: ReactNode;
  /** Stands to the right, below on narrow screens. */
  beside?: ReactNode;
  /** Of a page that asks: its first field comes soon, and the reading at the staff is all that tells the tide. */
  asks?: boolean;
};

/** The head of a page that is there to be read or filled in: sand, and the tide as high as it is. */
export function PageBand({ children, beside, asks = false }: PageBandProps) {
  return (
    <header className="relative overflow-hidden bg-sand">
      <FullSea slim={asks} />
      <Container
        className={cx('relative flex justify-between gap-x-16 max-lg:flex-col', !asks && 'beside-tide')}
      >
        <div className={cx('min-w-0 pt-8 pb-6 sm:pt-14 sm:pb-10', asks && 'lg:py-20')}>
          {children}
          {!asks && <TideNow on="land" className="mt-6 sm:mt-10" />}
        </div>
        {beside}
      </Container>
    </header>
  );
}
