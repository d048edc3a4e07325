import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';

export type Choice = { to: string; label: string; current: boolean };

/** Links to the views of a list; the current one is marked. */
export function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1 lg:pr-6">
      {choices.map((choice) => (
        <li key={choice.label}>
          <Link
            to={choice.to}
            aria-current={choice.current ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center rounded-pill px-3.5 font-medium text-sm sm:px-4',
              choice.current ? 'bg-ink text-chalk' : 'hover:bg-sand',
            )}
          >
            {choice.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
