import type { ReactNode } from 'react';

/** A part of a lead's page with its heading. */
export function LeadPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-8">
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
    <div className="contents">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}

/** How the visitor came, once. */
export function TouchFacts({ title, rows }: { title: string; rows: Array<[string, string]> }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-sans font-semibold text-base">{title}</h3>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
        {rows.map(([label, value]) => (
          <LeadFact key={label} label={label}>
            {value}
          </LeadFact>
        ))}
      </dl>
    </div>
  );
}
