import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** Four stops on one line; the third is the long stretch. */
export function Track({ steps }: Steps) {
  return (
    <ol className="mt-8 grid gap-y-7 lg:mt-12 lg:grid-cols-[1fr_1fr_1.6fr_1.1fr]">
      {steps.map((step) => (
        <li
          key={step.title}
          className={cx(
            'relative pl-8 lg:pt-9 lg:pr-10 lg:pl-0',
            'before:absolute before:top-3 before:-bottom-12 before:left-[6px] before:w-[3px] before:bg-beacon last:before:bottom-0',
            'lg:before:top-[6px] lg:before:right-0 lg:before:bottom-auto lg:before:left-0 lg:before:h-[3px] lg:before:w-auto',
          )}
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-[15px] rounded-pill bg-beacon lg:top-0"
          />
          <p className={cx('font-semibold text-sm', soft)}>{step.when}</p>
          <h3 className="mt-1 text-2xl">{step.title}</h3>
          <p className="mt-3 max-w-[30em]">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
