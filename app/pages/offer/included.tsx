import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { AsOffered } from './as-offered.tsx';
import { NothingLeft } from './nothing-left.tsx';
import type { OfferView } from './offer-view.ts';

type IncludedProps = { view: OfferView };

/** The inventory of the price; in short once it cannot be had any more. */
export function Included({ view }: IncludedProps) {
  const { state } = view;
  const { title, intro, items } = summerOffer.included;
  const over = state === 'ended';
  return (
    <Section labelledBy="included-title" className={over ? 'py-14! lg:py-20!' : undefined}>
      <Container className={over ? 'grid gap-y-8' : 'grid gap-x-16 gap-y-8 lg:grid-cols-12'}>
        <div
          className={
            over
              ? 'flex flex-wrap items-center gap-x-5 gap-y-3'
              : 'lg:sticky lg:top-32 lg:col-span-5 lg:self-start'
          }
        >
          <h2 id="included-title" className={over ? 'text-3xl' : 'text-4xl'}>
            {title}
          </h2>
          <AsOffered state={state} />
          {!over && <p className="mt-5 max-w-[28em] text-lg">{intro}</p>}
        </div>
        <ul
          className={
            over
              ? 'grid gap-x-10 border-sand-deep max-sm:border-b sm:grid-cols-2 lg:grid-cols-3'
              : 'border-sand-deep border-t lg:col-span-7'
          }
        >
          {items.map((item) => (
            <li
              key={item.title}
              className={cx(
                'grid gap-x-8 gap-y-1.5 border-sand-deep',
                over
                  ? 'content-start border-t pt-3.5 pb-5 sm:pb-7'
                  : 'border-b py-6 sm:grid-cols-[14rem_1fr]',
              )}
            >
              <h3 className={over ? 'text-lg' : 'text-xl'}>{item.title}</h3>
              <p className={over ? 'text-sm' : undefined}>{item.text}</p>
            </li>
          ))}
        </ul>
        {over && <NothingLeft view={view} />}
      </Container>
    </Section>
  );
}
