import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FullSea } from './full-sea.tsx';

type PageBandProps = {
  children: ReactNode;
  /** Stands to the right, below on narrow screens. */
  beside?: ReactNode;
};

/** The head of a page that is there to be read or filled in: sand, and the tide as high as it is. */
export function PageBand({ children, beside }: PageBandProps) {
  return (
    <header className="relative overflow-hidden bg-sand">
      <FullSea tag={!beside} />
      <Container className="relative flex justify-between gap-x-16 max-lg:flex-col">
        <div
          className={cx(
            'min-w-0 pt-8 sm:pt-14',
            beside ? 'on-sea pb-10 max-sm:[&_p]:pr-5 lg:pb-24' : 'beside-staff pb-10 sm:pb-20',
          )}
        >
          {children}
        </div>
        {beside}
      </Container>
    </header>
  );
}
