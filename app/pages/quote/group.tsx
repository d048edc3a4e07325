import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

type GroupProps = { id: string; title: string; hint: string; children: ReactNode };
/** `wide`: its fields take the column below the title, too. */
type OptionalGroupProps = GroupProps & { open: boolean; wide?: boolean };

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
export function OptionalGroup({ id, title, hint, open, wide = false, children }: OptionalGroupProps) {
  return (
    <details open={open} className="group border-sand-deep border-t-[1.5px]">
      <summary className="flex items-center justify-between gap-6 py-6 hover:text-tide lg:py-7">
        <span className={`${row} grow items-baseline`}>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <span className="text-ink-soft text-sm">{hint}</span>
        </span>
        <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className={cx('pt-1 pb-10', !wide && 'lg:pl-[20.5rem]')}>{children}</div>
    </details>
  );
}
