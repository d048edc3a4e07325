import { startingPrice } from '#app/pages/services/price.ts';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { imageAlt } from '#content/alt.ts';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { serviceOfProject } from '#content/services/of-project.ts';

type Place = { label: string; price: string };

const onSlip: Place = { label: 'top-[23.5%] left-[8.6%]', price: 'inset-x-[8.6%] top-[39.8%]' };
const onSheet: Place = { label: 'top-[14.2%] left-[10.5%]', price: 'inset-x-[10.5%] top-[59%]' };

/** A quote as it will come, in short, where the form has no room beside it: its paper is as wide as the card of the form on phones. */
export const QuoteSlip = () => (
  <div className="relative mt-4 -mr-[4.1%] -ml-[3.6%] max-w-[30rem] scheme-light sm:-ml-4 text-ink lg:hidden">
    <Drawing
      name="quote-sheet-narrow"
      alt={imageAlt['quote-sheet']}
      sizes="(width < 32rem) 97vw, 30rem"
      priority
      className="h-auto w-full"
    />
    <Kinds place={onSlip} />
  </div>
);

/**
 * A quote as it will come, beside the form: the kind of project that is chosen is what it is for, and the least that one
 * costs stands at its foot (quote.css). What else is answered is written in by the form's script, in the drawing's units.
 */
export const QuoteSheet = () => (
  <div className="relative scheme-light text-ink">
    <Drawing name="quote-sheet" alt={imageAlt['quote-sheet']} sizes="30rem" className="h-auto w-full" />
    <svg
      aria-hidden="true"
      viewBox="0 0 420 500"
      className="absolute inset-0 size-full text-ink-soft"
      fill="currentColor"
      fontSize="15.5"
    >
      <Line of="fullName" x={44} y={114} />
      <Line of="numberOfPages" y={164} empty={say('each with its price')} />
      <Line of="desiredFeatures" y={198} empty={say('each with its price')} />
      <Line of="targetLaunchDate" y={232} empty={say('the week we could start')} />
      <Line y={266} empty={say('listed as well')} />
    </svg>
    <Kinds place={onSheet} />
  </div>
);

/** What stands there until something is answered: the answer is written over it in blue. */
function Line({ of, x = 156, y, empty = '' }: { of?: string; x?: number; y: number; empty?: string }) {
  return (
    <text x={x} y={y} data-line={of} data-empty={empty}>
      {empty}
    </text>
  );
}

function Kinds({ place }: { place: Place }) {
  return (
    <div className="quote-kind">
      <Kind place={place} label={say('Your website')} service="web-design" />
      {quote.projectTypes.map(({ id, label }) => (
        <Kind key={id} place={place} label={label} service={serviceOfProject[id]} hidden />
      ))}
    </div>
  );
}

type KindProps = { place: Place; label: string; service: ServiceSlug | null; hidden?: boolean };

function Kind({ place, label, service, hidden = false }: KindProps) {
  return (
    <div className={hidden ? 'hidden' : undefined}>
      <p
        aria-hidden="true"
        className={`display absolute whitespace-nowrap text-base xl:text-lg ${place.label}`}
      >
        {label}
      </p>
      <p className={`absolute ${place.price}`}>
        <Bill service={service} />
      </p>
    </div>
  );
}

/** The end of a bill, its amounts in one column: without VAT and with it, in one size. */
function Bill({ service }: { service: ServiceSlug | null }) {
  const halves = service ? startingPrice(services[service].glance.price) : [];
  if (halves.length === 0) return <span className="display text-xl">{serviceLabels.priceLater}</span>;
  return halves.map(({ amount, words }) => (
    <span key={words} className="flex flex-row-reverse items-baseline justify-between py-0.5">
      <span className="display figures text-lg xl:text-xl">{amount}</span>{' '}
      <span className="font-semibold text-sm max-[23rem]:text-xs">{words}</span>
    </span>
  ));
}
