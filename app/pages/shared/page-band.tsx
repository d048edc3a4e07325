import type { ReactNode } from 'react';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FullSea, intoPage } from './full-sea.tsx';

type PageBandProps = {
  children: ReactNode;
  /** Stands to the right, below on narrow screens. */
  beside?: ReactNode;
};

/** The head of a page that is there to be read: sand, and the tide as high as it is, down to the page. */
export function PageBand({ children, beside }: PageBandProps) {
  return (
    <header className="relative overflow-hidden bg-sand">
      <FullSea className={intoPage} />
      <Container className="beside-tide relative flex justify-between gap-x-16 max-lg:flex-col">
        <div className="min-w-0 pt-8 pb-16 sm:pt-14">
          {children}
          <TideNow on="land" className="mt-6 sm:mt-10" />
        </div>
        {beside}
      </Container>
    </header>
  );
}
