import { Icon } from '#app/ui/icon.tsx';
import { formWays } from '#content/form-ways.ts';

/** First on the page of a form, for whom a button that said 'Book' has led there: a time at once. */
export function QuickWays({ quote = false }: { quote?: boolean }) {
  const ways = [{ ...formWays.time, icon: 'calendar' } as const];
  const all = quote ? [...ways, { ...formWays.quote, icon: 'arrow' } as const] : ways;
  return (
    <p className="mb-3 flex flex-wrap sm:mb-5 gap-x-6 gap-y-1 sent:hidden">
      {all.map(({ label, to, icon }) => (
        <a key={to} href={to} className="link inline-flex min-h-8 items-center gap-2 font-semibold">
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </p>
  );
}
