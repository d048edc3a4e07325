import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { AsOffered } from './as-offered.tsx';
import type { RunningView } from './offer-view.ts';

type IncludedProps = { view: RunningView };

/** The inventory of the price. */
export function Included({ view }: IncludedProps) {
  const { state } = view;
  const { title, intro, items } = summerOffer.included;
  return (
    <Section labelledBy="included-title">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <h2 id="included-title" className="text-4xl">
            {title}
          </h2>
          <AsOffered state={state} />
          <p className="mt-5 max-w-[28em] text-lg">{intro}</p>
        </div>
        <ul className="border-sand-deep border-t lg:col-span-7">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1.5 border-sand-deep border-b py-6 sm:grid-cols-[14rem_1fr]"
            >
              <h3 className="text-xl">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
