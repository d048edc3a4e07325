import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type GroupProps = { id: string; title: string; hint: string; children: ReactNode };

const row = 'grid gap-x-14 gap-y-1 lg:grid-cols-[17rem_minmax(0,1fr)]';

/** A part of the form that is always open. */
export function Group({ id, title, hint, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className={`${row} gap-y-6 pt-4 pb-8 lg:py-10`}>
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-sm">{hint}</p>
      </div>
      {children}
    </section>
  );
}

/** An optional part, as `<details>`: it opens without a script, and its fields are sent even when it is closed. */
export function OptionalGroup({ id, title, hint, open, children }: GroupProps & { open: boolean }) {
  return (
    <details open={open} className="group border-sand-deep border-t-[1.5px]">
      <summary className={`${row} relative py-6 pr-12 hover:text-tide lg:py-7`}>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-ink-soft text-sm lg:pt-[0.45em]">{hint}</p>
        <Icon
          name="chevron"
          className="absolute top-7 right-1 size-6 transition-transform duration-200 group-open:rotate-180 lg:top-8"
        />
      </summary>
      <div className="pt-1 pb-10 lg:pl-[20.5rem]">{children}</div>
    </details>
  );
}
