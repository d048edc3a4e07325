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
        <ul className="grid gap-x-14 gap-y-5 py-7 sm:grid-cols-2 sm:py-10">
          {ways.map((way) => (
            <li key={way.href}>
              <a href={way.href} className="group/way grid gap-x-4 lg:flex lg:items-baseline">
                <span className="display text-xl group-hover/way:underline">{way.label}</span>
                <span className="link wrap-anywhere">{way.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
