import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';

const steps = ['bg-mist lg:mt-24', 'bg-sand lg:mt-12', 'bg-tide-deep text-chalk on-ink'];

/** Three kinds of business, each with an example. */
export function Audiences() {
  const { title, cards } = summerOffer.audiences;
  return (
    <Section labelledBy="audiences-title">
      <Container>
        <h2 id="audiences-title" className="text-4xl">
          {title}
        </h2>
        <ul className="mt-9 grid gap-4 lg:-mt-12 lg:grid-cols-[3fr_3.4fr_3.8fr] lg:gap-5">
          {cards.map((card, index) => (
            <li key={card.title} className={cx('flex flex-col rounded-xl p-6 sm:p-8', steps[index])}>
              <h3 className="font-sans font-semibold text-base tracking-normal">{card.title}</h3>
              <p className="display mt-4 text-2xl">{card.example}</p>
              <p className="mt-auto pt-8">{card.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
