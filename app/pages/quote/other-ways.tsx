import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';
import { site } from '#content/site.ts';

/** Links for those who do not want a form, each with where it leads. */
export function OtherWays() {
  const ways = [
    { label: quote.otherWays.email, href: `mailto:${site.email}`, text: site.email },
    { label: quote.otherWays.phone, href: `tel:${site.phone.dial}`, text: site.phone.display },
  ];
  return (
    <div className="bg-mist sent:hidden">
      <Container>
        <ul className="grid sm:grid-cols-2 lg:grid-cols-[18.98rem_1fr_1fr] lg:gap-x-6">
          {ways.map((way) => (
            <li
              key={way.href}
              className="border-ink/20 py-9 max-sm:border-t max-sm:first:border-t-0 sm:py-14 lg:first:col-span-2"
            >
              <a href={way.href} className="group/way inline-block">
                <span className="display block text-2xl group-hover/way:underline">{way.label}</span>
                <span className="link wrap-anywhere">{way.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
