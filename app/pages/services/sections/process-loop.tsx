import { ruled, soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
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
          <p className="mt-2 max-w-[34em] text-pretty max-sm:text-sm">{step.text}</p>
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

/** Four beside each other within a line that closes: it leads through a dot above each, and back below them. */
export function Return({ steps }: Steps) {
  return (
    <div className="relative mt-6 lg:rounded-xl lg:border-[3px] lg:border-beacon lg:px-8 lg:py-7">
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.title} className={cx('relative max-lg:border-t max-lg:pt-3', ruled)}>
            <span
              aria-hidden="true"
              className="absolute -top-[37px] left-0 size-[15px] rounded-pill bg-beacon max-lg:hidden"
            />
            <div className="flex items-baseline justify-between gap-x-4 lg:block">
              <p className={cx('shrink-0 text-sm max-lg:order-last', soft)}>{step.when}</p>
              <h3 className="text-lg leading-tight">{step.title}</h3>
            </div>
            <p className="mt-1 max-w-[30em] text-pretty text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
      <svg
        viewBox="0 0 14 24"
        width="14"
        height="24"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="absolute -bottom-[13.5px] left-1/2 stroke-beacon max-lg:hidden"
      >
        <path d="M12 2 2 12 12 22" />
      </svg>
    </div>
  );
}
