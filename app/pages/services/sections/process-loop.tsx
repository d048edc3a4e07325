import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** Reading order on the screen is clockwise: the third step stands at the bottom right. */
const corners = ['lg:pb-24', 'lg:pb-24 lg:pl-14', 'lg:order-4 lg:pt-20 lg:pl-14', 'lg:order-3 lg:pt-20'];

/** Four quarters around a ring of arrows. */
export function Loop({ steps }: Steps) {
  return (
    <div className="relative">
      <ol className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {steps.map((step, index) => (
          <li key={step.title} className={cx('rounded-xl bg-foam p-6 text-ink sm:p-8', corners[index])}>
            <p className="font-semibold text-ink-soft text-sm">
              <span aria-hidden="true" className="display figures mr-3 text-ink text-xl">
                {index + 1}
              </span>
              {step.when}
            </p>
            <h3 className="mt-2 text-2xl">{step.title}</h3>
            <p className="mt-3 max-w-[34em]">{step.text}</p>
          </li>
        ))}
      </ol>
      <svg
        viewBox="0 0 160 160"
        width="160"
        height="160"
        fill="none"
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 hidden size-36 -translate-1/2 lg:block"
      >
        <circle cx="80" cy="80" r="80" className="fill-mist" />
        <g className="stroke-beacon" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          <path d="M46 46a48 48 0 0 1 78 14m4-17-3 18-18-3" />
          <path d="M114 114a48 48 0 0 1-78-14m-4 17 3-18 18 3" />
        </g>
      </svg>
    </div>
  );
}

/** Four columns and the way back under them. */
export function Return({ steps }: Steps) {
  return (
    <div className="mt-12 sm:mt-16">
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.title}>
            <p className={cx('font-semibold text-sm', soft)}>{step.when}</p>
            <h3 className="mt-2 text-2xl">{step.title}</h3>
            <p className="mt-3 max-w-[30em]">{step.text}</p>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="relative mt-10 hidden h-12 lg:block">
        <div className="absolute inset-y-0 right-[12.5%] left-[3px] rounded-b-xl border-beacon border-x-[3px] border-b-[3px]" />
        <svg
          viewBox="0 0 24 14"
          width="24"
          height="14"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="absolute -top-1 -left-[7.5px] stroke-beacon"
        >
          <path d="m2 12 10-10 10 10" />
        </svg>
      </div>
    </div>
  );
}
