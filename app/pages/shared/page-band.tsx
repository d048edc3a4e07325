import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';

type PageBandProps = {
  children: ReactNode;
  /** Stands to the right on the lower edge, where there is room. */
  beside?: ReactNode;
};

/** The head of a page that is there to be read or filled in: sand, with the tide at its lower edge. */
export function PageBand({ children, beside }: PageBandProps) {
  return (
    <header className="relative overflow-hidden bg-sand">
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 h-28 w-full text-sand-deep night:text-spray/40" />
      <Container className="relative flex justify-between gap-x-16">
        <div className="min-w-0 pt-10 pb-16 sm:pt-16 sm:pb-24">{children}</div>
        {beside}
      </Container>
    </header>
  );
}
