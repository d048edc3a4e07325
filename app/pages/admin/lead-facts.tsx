import type { ReactNode } from 'react';

/** A part of a lead's page with its heading. */
export function LeadPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One labelled value in a list of them. */
export function LeadFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
