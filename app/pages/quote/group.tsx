import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type GroupProps = { id: string; title: string; hint?: string; children: ReactNode };

/** A part of the form: what it is about, and below that its fields. */
export function Group({ id, title, hint, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="mt-7 border-sand-deep border-t-[1.5px] pt-6 lg:mt-9 lg:pt-8">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** What may be said as well, as `<details>`: it opens without a script, and its fields are sent even when it is closed. */
export function Fold({ title, hint, open, children }: Omit<GroupProps, 'id'> & { open: boolean }) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-13 items-center justify-between gap-6 px-5 py-3 hover:text-tide">
        <span className="grid grow items-baseline gap-x-6 sm:grid-cols-[14rem_1fr]">
          <h3 className="text-xl">{title}</h3>
          <span className="text-ink-soft text-sm">{hint}</span>
        </span>
        <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-7">{children}</div>
    </details>
  );
}
