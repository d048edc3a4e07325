import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

const fills = ['fill-edge', 'fill-spray', 'fill-ink', 'fill-tide'];
/** By night tide and ink are lighter as strokes and words, and darker as grounds. */
const keys = ['bg-edge', 'bg-spray', 'bg-current text-ink', 'bg-current text-tide'];

/** First and last day of a text such as 'Days 13-26'. */
function days(when: string): [number, number] | null {
  const found = /(\d+)\s*[-–]\s*(\d+)/.exec(when);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A month to scale: each step is as wide as the days it takes, its first one numbered, and the last day stands out. */
export function Days({ steps }: Steps) {
  const spans = steps.map((step) => days(step.when));
  const last = spans.at(-1)?.[1] ?? 0;
  const share = (ofDays: number) => `${Math.round((ofDays * 1e4) / last) / 100}%`;
  return (
    <div className="mt-8 sm:mt-12">
      {last > 0 && (
        <svg aria-hidden="true" className="figures block h-16 w-full overflow-visible sm:h-24">
          {Array.from({ length: last }, (_, index) => index + 1).map((day) => {
            const step = spans.findIndex((span) => span && day >= span[0] && day <= span[1]);
            const begins = day === last || spans[step]?.[0] === day;
            return (
              <g key={day}>
                <rect
                  x={share(day - 0.94)}
                  width={share(0.88)}
                  height="70%"
                  rx={2}
                  className={day === last ? 'fill-beacon' : (fills[step] ?? 'fill-edge')}
                />
                {begins && (
                  <text x={share(day - 0.5)} y="95%" textAnchor="middle" className="fill-current text-sm">
                    {day}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
      <ol className="mt-6 grid gap-x-10 gap-y-6 sm:mt-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title}>
            <p className={cx('figures flex items-center gap-2.5 font-semibold text-sm', soft)}>
              <span aria-hidden="true" className={cx('size-3 rounded-[3px]', keys[index])} />
              {step.when}
              {last > 0 && index === steps.length - 1 && (
                <span aria-hidden="true" className="size-3 rounded-[3px] bg-beacon" />
              )}
            </p>
            <h3 className="mt-1 text-xl sm:text-2xl">{step.title}</h3>
            <p className="mt-2 max-w-[32em] max-sm:text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
