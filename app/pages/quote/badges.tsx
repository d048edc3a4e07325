import { Icon } from '#app/ui/icon.tsx';
import { quote } from '#content/quote.ts';

/** The three reassurances: beside or below the button that they are read for. */
export const Badges = () => (
  <ul className="grid gap-x-10 gap-y-3 text-sm sm:max-lg:grid-cols-3">
    {quote.badges.map((badge) => (
      <li key={badge.title} className="flex gap-2">
        <Icon name="check" className="mt-[0.3em] text-tide" />
        <div>
          <p className="font-semibold">{badge.title}</p>
          <p>{badge.text}</p>
        </div>
      </li>
    ))}
  </ul>
);
