import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { say } from '#content/say.ts';

type GroupProps = { id: string; title: string; hint?: string; optional?: boolean; children: ReactNode };

/** That a question, or a part of the form, may be left out: below the words that ask, and heard with them. */
export function Optional() {
  return (
    <span className="mt-1.5 block font-normal font-sans text-ink-soft text-sm tracking-normal">
      {say('Optional')}
    </span>
  );
}

/** A part of the form: what it is about, and beside it its fields. */
export function Group({ id, title, hint, optional = false, children }: GroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-4 border-sand-deep border-t-[1.5px] pt-6 pb-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-9"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title} {optional && <Optional />}
        </h2>
        {hint && <p className={cx('text-ink-soft text-sm', !optional && 'mt-1.5')}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** What may be said as well, as `<details>`: it opens without a script, and its fields are sent even when it is closed. */
export function Fold({ title, hint, open, children }: Omit<GroupProps, 'id'> & { open: boolean }) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-13 items-center justify-between gap-6 px-5 py-3 hover:text-tide sm:px-7 sm:py-4">
        <span className="grid grow items-baseline gap-x-6 sm:grid-cols-[12rem_1fr]">
          <h3 className="text-xl">{title}</h3>
          <span className="text-ink-soft text-sm">{hint}</span>
        </span>
        <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-7 sm:px-7">{children}</div>
    </details>
  );
}
