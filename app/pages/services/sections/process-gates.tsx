import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** The stroke on the left is the spending: it grows after each gate. */
const spend = ['w-[3px]', 'w-[7px]', 'w-3', 'w-5'];

/** Step after step, a gate under each. */
export function Gates({ steps }: Steps) {
  return (
    <ol className="mt-10 sm:mt-14">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] sm:grid-cols-[3.5rem_minmax(0,1fr)]"
        >
          <div aria-hidden="true" className="flex justify-center">
            <span
              className={cx(
                'bg-beacon',
                spend[index],
                index === 0 && 'rounded-t-pill',
                index === 3 && 'rounded-b-pill',
              )}
            />
          </div>
          <div className={cx('pl-4 sm:pl-6', index < steps.length - 1 ? 'pb-10' : 'pb-2')}>
            <div className="grid gap-x-10 gap-y-2 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
              <h3 className="text-2xl">{step.title}</h3>
              <p className="max-w-[34em]">{step.text}</p>
            </div>
            <p className="mt-5 flex items-center gap-4 font-semibold text-sm">
              <span className="shrink-0 rounded-pill bg-ink px-4 py-1.5 text-chalk">{step.when}</span>
              <span aria-hidden="true" className="h-px grow bg-ink/20" />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
