import { InTheSea } from '#app/pages/forms/in-the-sea.tsx';
import { PriceHalves } from '#app/pages/services/price-halves.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { serviceOfProject } from '#content/services/of-project.ts';

const looks = {
  amount: 'display figures block whitespace-nowrap text-lg xl:text-xl',
  words: 'block whitespace-nowrap font-semibold text-xs',
  later: 'display col-span-2 text-xl',
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
            <Kind key={id} label={label} service={serviceOfProject[id]} hidden />
          ))}
        </div>
      </InTheSea>
    </div>
  );
}

type KindProps = { label: string; service: ServiceSlug | null; hidden?: boolean };

function Kind({ label, service, hidden = false }: KindProps) {
  return (
    <div className={hidden ? 'hidden' : undefined}>
      <p
        aria-hidden="true"
        className="display absolute top-[13.4%] left-[10.5%] whitespace-nowrap text-base xl:text-lg"
      >
        {label}
      </p>
      <p className="absolute inset-x-[10.5%] top-[51%] grid grid-cols-2 gap-x-3 max-lg:hidden">
        <PriceHalves price={service ? services[service].glance.price : undefined} looks={looks} />
      </p>
    </div>
  );
}
