import type { ReactNode } from 'react';

type SectionHeadProps = { id: string; title: string; intro: string; children: ReactNode };

/** Heading and words of a section, and at its end the way on. */
export function SectionHead({ id, title, intro, children }: SectionHeadProps) {
  return (
    <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
      <div>
        <h2 id={id} className="text-4xl">
          {title}
        </h2>
        <p className="mt-4 max-w-[36em] text-lg">{intro}</p>
      </div>
      {children}
    </div>
  );
}
