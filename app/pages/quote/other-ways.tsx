import { formWays } from '#content/form-ways.ts';
import { quote } from '#content/quote.ts';
import { site } from '#content/site.ts';

/** Links for those who do not want a form, each with where it leads, at the end of it. */
export function OtherWays() {
  const ways = [
    { label: quote.otherWays.email, href: `mailto:${site.email}`, text: site.email },
    { label: quote.otherWays.phone, href: `tel:${site.phone.dial}`, text: site.phone.display },
    { label: null, href: formWays.time.to, text: formWays.time.label },
  ];
  return (
    <ul className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-ink/20 border-t pt-5">
      {ways.map((way) => (
        <li key={way.href}>
          <a href={way.href} className="group/way grid">
            {way.label && <span className="text-sm">{way.label}</span>}
            <span className="link display wrap-anywhere text-xl">{way.text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
