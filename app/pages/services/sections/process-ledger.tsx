import { ruled, soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** A ruled list with the time in the margin. */
export function Ledger({ steps }: Steps) {
  return (
    <ol>
      {steps.map((step) => (
        <li
          key={step.title}
          className={cx(
            'grid gap-x-8 gap-y-1 border-t py-7 first:border-t-0 first:pt-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]',
            ruled,
          )}
        >
          <p className={cx('figures pt-1 font-semibold text-sm', soft)}>{step.when}</p>
          <div>
            <h3 className="text-2xl">{step.title}</h3>
            <p className="mt-2 max-w-[38em]">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
