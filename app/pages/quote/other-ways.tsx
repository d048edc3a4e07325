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
        <ul className="grid grid-cols-[auto_auto] justify-between gap-x-4 py-6 sm:justify-start sm:gap-x-16 sm:py-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          {ways.map((way) => (
            <li key={way.href}>
              <a href={way.href} className="group/way grid">
                <span className="display text-lg group-hover/way:underline sm:text-xl">{way.label}</span>
                <span className="link wrap-anywhere max-sm:text-sm">{way.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
