import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dot, step as onLine } from '#app/ui/step-line.ts';
import type { Steps } from './types.ts';

/** Reading order on the screen is clockwise: the third step stands at the bottom right. */
const corners = ['', '', 'lg:order-4', 'lg:order-3'];

/** Where the way to the next step leaves its card, and the turn of the arrow there. */
const exits = [
  'lg:top-1/2 lg:-right-2.5 lg:translate-x-1/2 lg:-translate-y-1/2',
  'lg:left-1/2 lg:-bottom-2.5 lg:-translate-x-1/2 lg:translate-y-1/2 lg:rotate-90',
  'lg:top-1/2 lg:-left-2.5 lg:-translate-x-1/2 lg:-translate-y-1/2 lg:rotate-180',
  'lg:left-1/2 lg:-top-2.5 lg:-translate-x-1/2 lg:-translate-y-1/2 lg:-rotate-90',
];

/** Four quarters, clockwise: an arrow lies on each seam, the fourth leads back to the first. */
export function Loop({ steps }: Steps) {
  return (
    <ol className="mt-8 grid gap-4 sm:mt-12 lg:grid-cols-2 lg:gap-5">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx('relative rounded-xl bg-foam p-5 text-ink sm:p-8', corners[index])}
        >
          <p className="font-semibold text-ink-soft text-sm">
            <span aria-hidden="true" className="display figures mr-3 text-ink text-xl">
              {index + 1}
            </span>
            {step.when}
          </p>
          <h3 className="mt-1 text-xl sm:text-2xl">{step.title}</h3>
          <p className="mt-2 max-w-[34em] max-sm:text-sm">{step.text}</p>
          <span
            aria-hidden="true"
            className={cx(
              'absolute z-10 hidden size-12 place-items-center rounded-pill bg-mist text-tide lg:grid',
              exits[index],
            )}
          >
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Four columns, whose words begin at one height, and the way back under them; on phones four points down one line. */
export function Return({ steps }: Steps) {
  return (
    <div className="mt-8 sm:mt-12">
      <ol className="gap-x-10 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step.title}
            className={cx(
              onLine,
              'pb-6 before:bg-beacon last:pb-0 sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:pb-0 sm:pl-0 sm:before:hidden',
            )}
          >
            <span aria-hidden="true" className={cx(dot, 'bg-beacon sm:hidden')} />
            <div className="flex items-baseline justify-between gap-x-4 sm:block">
              <p className={cx('shrink-0 font-semibold text-sm max-sm:order-last', soft)}>{step.when}</p>
              <h3 className="text-xl sm:mt-1">{step.title}</h3>
            </div>
            <p className="mt-1 max-w-[30em] max-sm:text-sm sm:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="relative mt-8 hidden h-12 lg:block">
        <div className="absolute inset-y-0 right-[calc(25%-1.875rem-12px)] left-[10.5px] rounded-b-xl border-beacon border-x-[3px] border-b-[3px]" />
        <svg
          viewBox="0 0 24 14"
          width="24"
          height="14"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="absolute -top-1 left-0 stroke-beacon"
        >
          <path d="m2 12 10-10 10 10" />
        </svg>
      </div>
    </div>
  );
}
