import { InTheSea } from '#app/pages/forms/in-the-sea.tsx';
import { startingPrice } from '#app/pages/services/price.ts';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';

/** The service that does each kind of project, as far as one does: its starting price is what the sheet begins with. */
const serviceOf: Record<string, keyof typeof services> = {
  'new-website': 'web-design',
  redesign: 'web-design',
  'e-commerce': 'ecommerce',
  'web-development': 'web-development',
  'maintenance-support': 'website-management',
};

/**
 * A quote as it will come; the kind of project that is chosen in the form is what it is for, and the least that one costs
 * stands at its foot (quote.css). A phone shows its first lines.
 */
export function QuoteSheet() {
  return (
    <div className="relative min-h-34 max-w-[30rem] sm:min-h-40 max-sm:mr-6">
      <InTheSea
        name="quote-sheet"
        sizes="(width < 32rem) 92vw, 30rem"
        className="scheme-light lg:rotate-[1.6deg] text-ink"
      >
        <div className="quote-kind">
          <Kind label={say('Your website')} service="web-design" />
          {quote.projectTypes.map(({ id, label }) => (
            <Kind key={id} label={label} service={serviceOf[id]} hidden />
          ))}
        </div>
      </InTheSea>
    </div>
  );
}

type KindProps = { label: string; service: keyof typeof services | undefined; hidden?: boolean };

function Kind({ label, service, hidden = false }: KindProps) {
  const halves = service ? startingPrice(services[service].glance.price) : [];
  return (
    <div className={hidden ? 'hidden' : undefined}>
      <p
        aria-hidden="true"
        className="display absolute top-[13.4%] left-[10.5%] whitespace-nowrap text-base xl:text-lg"
      >
        {label}
      </p>
      <p className="absolute inset-x-[10.5%] top-[51%] grid grid-cols-2 gap-x-3 max-lg:hidden">
        {halves.length > 0 ? (
          halves.map(({ amount, words }) => (
            <span key={words}>
              <span className="display figures block whitespace-nowrap text-lg xl:text-xl">{amount}</span>{' '}
              <span className="block whitespace-nowrap font-semibold text-xs">{words}</span>
            </span>
          ))
        ) : (
          <span className="display col-span-2 text-xl">{serviceLabels.priceLater}</span>
        )}
      </p>
    </div>
  );
}
