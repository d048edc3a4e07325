import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { dot, step as onLine } from '#app/ui/step-line.ts';
import type { Steps } from './types.ts';

/** Four stops on one line; the third is the long stretch. */
export function Track({ steps }: Steps) {
  return (
    <ol className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[1fr_1fr_1.6fr_1.1fr]">
      {steps.map((step) => (
        <li
          key={step.title}
          className={cx(
            onLine,
            'pb-6 before:bg-beacon last:pb-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0 lg:last:pr-0',
            'lg:before:inset-x-0 lg:before:top-[6px] lg:before:bottom-auto lg:before:h-[3px] lg:before:w-auto',
          )}
        >
          <span aria-hidden="true" className={cx(dot, 'bg-beacon lg:top-0')} />
          <div className="flex items-baseline justify-between gap-x-4 lg:block">
            <p className={cx('shrink-0 font-semibold text-sm max-lg:order-last', soft)}>{step.when}</p>
            <h3 className="text-xl lg:mt-1 lg:text-2xl">{step.title}</h3>
          </div>
          <p className="mt-1 max-w-[30em] max-sm:text-sm lg:mt-3">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
