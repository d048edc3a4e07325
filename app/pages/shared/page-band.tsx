import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout.tsx';
import { FullSea } from './full-sea.tsx';

type PageBandProps = {
  children: ReactNode;
  /** Stands to the right on the lower edge, where there is room. */
  beside?: ReactNode;
};

/** The head of a page that is there to be read or filled in: sand, and the tide as high as it is. */
export function PageBand({ children, beside }: PageBandProps) {
  return (
    <header className="relative overflow-hidden bg-sand">
      <FullSea />
      <Container className="relative flex justify-between gap-x-16">
        <div className="min-w-0 pt-10 pb-16 sm:pt-16 sm:pb-24">{children}</div>
        {beside}
      </Container>
    </header>
  );
}
