import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formWays } from '#content/form-ways.ts';

/** At the end of a form, for whom a button that said 'Book' has led there: a time at once, or a quote. */
export function QuickWays({ className }: { className?: string }) {
  const ways = [
    { ...formWays.time, icon: 'calendar' },
    { ...formWays.quote, icon: 'arrow' },
  ] as const;
  return (
    <p className={cx('flex flex-wrap gap-x-6 gap-y-1 max-sm:text-sm sent:hidden', className)}>
      {ways.map(({ label, to, icon }) => (
        <a key={to} href={to} className="link inline-flex min-h-8 items-center gap-2 font-semibold">
          <Icon name={icon} className="max-sm:hidden" />
          {label}
        </a>
      ))}
    </p>
  );
}
