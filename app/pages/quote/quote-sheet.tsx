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
 * stands at its foot (quote.css). A phone has a slip with both and no list.
 */
export function QuoteSheet() {
  return (
    <div className="relative max-w-[30rem] max-sm:mr-3 sm:min-h-40">
      <InTheSea
        name="quote-sheet"
        narrow="quote-sheet-narrow"
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
        className="display absolute top-[13.4%] left-[10.5%] whitespace-nowrap text-base max-sm:top-[29%] max-sm:left-[8.6%] xl:text-lg"
      >
        {label}
      </p>
      <p className="absolute inset-x-[10.5%] top-[51%] grid grid-cols-2 gap-x-3 max-sm:inset-x-[8.6%] max-sm:top-[54%] max-sm:grid-cols-[auto_auto] max-sm:justify-start max-sm:gap-x-4 sm:max-lg:hidden">
        <PriceHalves price={service ? services[service].glance.price : undefined} looks={looks} />
      </p>
    </div>
  );
}
