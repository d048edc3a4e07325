import { cx } from '#app/ui/cx.ts';
import type { Steps } from './types.ts';

/** Step after step, a gate under each. The wedge on the left is the spending: it grows from gate to gate. */
export function Gates({ steps }: Steps) {
  return (
    <div className="relative mt-8 sm:mt-12">
      <svg
        viewBox="0 0 20 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute h-full w-5 text-beacon"
      >
        <path d="M0 0h3L20 100H0Z" fill="currentColor" />
      </svg>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className={cx('pl-9 sm:pl-14', index < steps.length - 1 ? 'pb-10' : 'pb-2')}>
            <div className="grid gap-x-10 gap-y-2 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
              <h3 className="text-xl sm:text-2xl">{step.title}</h3>
              <p className="max-w-[34em] max-sm:text-sm">{step.text}</p>
            </div>
            <p className="mt-5 flex items-center gap-4 font-semibold text-sm">
              <span className="shrink-0 rounded-pill bg-ink px-4 py-1.5 text-chalk">{step.when}</span>
              <span aria-hidden="true" className="h-px grow bg-ink/20" />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
