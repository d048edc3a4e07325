import { cx } from '#app/ui/cx.ts';

type StepsProps = { of: readonly string[]; now: number };

/** How many steps there are, and which one comes now. */
export const Steps = ({ of: names, now }: StepsProps) => (
  <ol className="row-start-1 flex gap-4 text-sm sm:col-start-2 sm:justify-end sm:self-center">
    {names.map((name, index) => (
      <li
        key={name}
        aria-current={index === now ? 'step' : undefined}
        className={cx(
          'whitespace-nowrap',
          index === now ? 'border-beacon border-b-2 font-semibold' : 'text-ink-soft',
        )}
      >
        {index + 1} {name}
      </li>
    ))}
  </ol>
);
