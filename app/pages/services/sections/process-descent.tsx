import { soft } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { Steps } from './types.ts';

/** What is still open before the first step and after each one, of a hundred, and how steeply it falls there. */
const open = [
  [96, 6],
  [84, 30],
  [34, 42],
  [12, 14],
  [4, 3],
] as const;

/** The top edge of one step's field, which goes on into the next one's without a bend. */
function edge(step: number): string {
  const [[from, leaving], [to, arriving]] = [open[step] ?? [0, 0], open[step + 1] ?? [0, 0]];
  const [y1, y2] = [100 - from, 100 - to];
  return `M0 ${y1}C33 ${y1 + leaving / 3} 67 ${y2 - arriving / 3} 100 ${y2}`;
}

/** Where a step begins. */
const post = (step: number) => `M0 ${100 - (open[step]?.[0] ?? 0)}V100`;

/** Four steps below a field that falls: the one that proves the risky part takes the most from it. */
export function Descent({ steps }: Steps) {
  return (
    <div className="mt-8 sm:mt-12">
      <p className={cx('flex items-center gap-2.5 font-semibold text-sm', soft)}>
        <span aria-hidden="true" className="size-3 rounded-[3px] bg-spray" />
        {serviceLabels.unknown}
      </p>
      <ol className="mt-4 grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              fill="none"
              aria-hidden="true"
              className="block h-12 w-full stroke-tide lg:h-40"
            >
              <path d={`${edge(index)}V100H0Z`} stroke="none" className="fill-spray" />
              <path d={post(index)} vectorEffect="non-scaling-stroke" />
              <path d={edge(index)} strokeWidth="3" vectorEffect="non-scaling-stroke" />
            </svg>
            <div className="pt-5 pr-6">
              <p className={cx('font-semibold text-sm', soft)}>{step.when}</p>
              <h3 className="mt-1 text-xl sm:text-2xl">{step.title}</h3>
              <p className="mt-2 max-w-[34em] max-sm:text-sm sm:mt-3">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
