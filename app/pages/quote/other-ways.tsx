import { formWays } from '#content/form-ways.ts';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';

/** Ways for those who do not want a form: a row for each, what for and where to. */
export function OtherWays() {
  const ways = [
    { label: quote.otherWays.email, href: `mailto:${site.email}`, text: site.email },
    { label: quote.otherWays.phone, href: `tel:${site.phone.dial}`, text: site.phone.display },
    { label: say('Half an hour instead?'), href: formWays.time.to, text: formWays.time.label },
  ];
  return (
    <ul className="divide-y divide-sand-deep border-sand-deep border-y">
      {ways.map((way) => (
        <li key={way.href} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <span className="text-sm">{way.label}</span>{' '}
          <a href={way.href} className="link display wrap-anywhere text-lg">
            {way.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
