import { cx } from '#app/ui/cx.ts';
import { LogoMark } from '#app/ui/logo.tsx';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';

type BrandProps = {
  /** `floating`: on narrow screens only the mark, while the bar floats. */
  compact?: 'floating';
  className?: string | undefined;
};

/** The logo as the link to the home page. */
export function Brand({ compact, className }: BrandProps) {
  return (
    <a
      href="/"
      aria-label={say('{name}, home', { name: site.name })}
      className={cx('inline-flex min-h-11 items-center gap-2.5 rounded-md', className)}
    >
      <LogoMark className="size-8 shrink-0" />
      <span
        className={cx(
          'display text-[1.6rem] leading-none',
          compact && 'transition-opacity duration-300 md:max-lg:group-data-floating/site:opacity-0',
        )}
      >
        {site.name}
      </span>
    </a>
  );
}
