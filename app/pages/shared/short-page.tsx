import type { ReactNode } from 'react';
import { PageBand } from './page-band.tsx';

type ShortPageProps = { title: string; text: string; children: ReactNode };

/** A page of one sentence and what can be done next: an answer, or a question before something is done. */
export function ShortPage({ title, text, children }: ShortPageProps) {
  return (
    <PageBand>
      <div className="grid min-h-[46svh] content-center justify-items-start gap-5 sm:pb-8">
        <h1 className="max-w-[11em] text-5xl">{title}</h1>
        <p className="max-w-[34rem] text-lg">{text}</p>
        {children}
      </div>
    </PageBand>
  );
}
