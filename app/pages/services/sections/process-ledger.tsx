import { ruled, soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** A ruled list with the time in the margin, its words below those beside the heading. */
export function Ledger({ steps }: Steps) {
  return (
    <ol className="mt-8 sm:mt-12">
      {steps.map((step) => (
        <li
          key={step.title}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-t py-4 sm:gap-x-8 sm:py-6 last:border-b sm:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-cols-[11rem_calc((100%-4rem)*7/12-11rem)_minmax(0,1fr)]',
            ruled,
          )}
        >
          <p className={cx('figures font-semibold text-sm max-sm:order-1', soft)}>{step.when}</p>
          <h3 className="text-xl sm:text-2xl">{step.title}</h3>
          <p className="max-w-[34em] max-sm:order-2 max-sm:col-span-2 max-sm:text-sm sm:max-lg:col-start-2 sm:max-lg:pt-1">
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
