import { cx } from './cx.ts';

type MarkProps = { className?: string | undefined };

/** Two tide lines, and the line that rises from them. `content/art/mark.ts` draws the same for icons and previews. */
export function LogoMark({ className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3.4"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <g stroke="currentColor">
        <path d="M2.5 27.5C7 23.8 11.2 30.4 16 27.5S25 24.4 29.5 27.5" />
        <path d="M2.5 20.2C7 16.5 11.2 23.1 16 20.2S25 17.1 29.5 20.2" />
      </g>
      <path d="M2.5 12.9C6.5 9.6 10 15.4 14.6 12.2S20.6 5.6 26.2 4.3" className="stroke-beacon" />
      <circle cx="27.6" cy="4" r="3" className="fill-beacon" />
    </svg>
  );
}

type LogoProps = {
  /** Name of the business: set as live text, so that a new name needs no new drawing. */
  name: string;
  className?: string | undefined;
};

/** Mark and name side by side; the height follows the text size, the colour `currentColor`. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.36em] font-display text-[1.5rem] font-bold leading-none tracking-[-0.03em]',
        className,
      )}
    >
      <LogoMark className="size-[1.3em] shrink-0" />
      {name}
    </span>
  );
}
