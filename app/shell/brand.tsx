import { site } from '#content/site.ts';
import { cx } from '../ui/cx.ts';

type BrandProps = {
  /** `floating`: only the mark while the bar floats on a narrow screen. */
  compact?: 'floating';
  className?: string | undefined;
};

/** The logo as the link to the home page. */
export function Brand({ compact, className }: BrandProps) {
  return (
    <a
      href="/"
      aria-label={`${site.name}, home`}
      className={cx('inline-flex min-h-11 items-center gap-2.5 rounded-md', className)}
    >
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        strokeLinecap="round"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M3 27c6-3 9-3 14-1s8 2 12 0" stroke="currentColor" />
        <path d="M3 20.5c6-3 8-2.500 11-4.5S20 6 29 5" className="stroke-beacon" />
      </svg>
      <span
        className={cx(
          'display text-[1.6rem] leading-none lowercase',
          compact && 'md:max-lg:group-data-floating/site:sr-only',
        )}
      >
        {site.name}
      </span>
    </a>
  );
}
