import type { ReactNode } from 'react';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { PageBand } from './page-band.tsx';

type ShortPageProps = {
  /** What the page is called, where its title says more. */
  above?: string;
  title: string;
  text: string;
  children: ReactNode;
  beside?: ReactNode;
  /** About the newsletter itself: the foot of the page does not ask for the address again. */
  ownNewsletter?: boolean;
};

/** A page of one sentence and what can be done next: an answer, or a question before something is done. */
export function ShortPage({ above, title, text, children, beside, ownNewsletter = false }: ShortPageProps) {
  return (
    <PageBand beside={beside}>
      <div
        data-own-newsletter={ownNewsletter || undefined}
        className="grid min-h-[46svh] content-center justify-items-start gap-5 sm:pb-8"
      >
        {above && <Eyebrow>{above}</Eyebrow>}
        <h1 className={`${above ? 'max-w-[13em] text-4xl' : 'max-w-[11em] text-5xl'}`}>{title}</h1>
        <p className="max-w-[34rem] text-lg">{text}</p>
        {children}
      </div>
    </PageBand>
  );
}
