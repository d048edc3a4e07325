import { Band } from '#app/pages/services/band.tsx';
import { priceWords } from '#app/pages/services/price.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

type Service = (typeof services)[keyof typeof services];

/** How many stand open on a phone. */
const open = 4;

const cell = 'max-md:mt-2 max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-x-3';
const label = 'pt-0.5 text-ink-soft text-sm md:hidden';

/** Each service's own figures side by side. On phones a row becomes a block, and the last five are folded. */
export function AtAGlance() {
  const { atAGlance } = servicesIndex;
  const all = Object.values(services);
  return (
    <Band id={atAGlance.id} tone="sand">
      <Container>
        <SectionHead section={atAGlance} shape="split" />
        <div className="mt-8 sm:mt-14">
          <Services services={all.slice(0, open)} />
          <PhoneFold
            label={say('{count} more services', { count: all.length - open })}
            className="max-md:border-ink/15 max-md:border-t"
          >
            <Services services={all.slice(open)} again />
          </PhoneFold>
        </div>
        <p className="border-ink/15 border-t pt-5 text-ink-soft text-sm">{atAGlance.note}</p>
      </Container>
    </Band>
  );
}

type ServicesProps = { services: readonly Service[]; again?: boolean };

/** The second table goes on below the first one, so its head is heard only. */
function Services({ services: shown, again = false }: ServicesProps) {
  const { columns } = servicesIndex.atAGlance;
  return (
    <table className="w-full table-fixed border-collapse text-left max-md:block">
      {/* Both tables share their columns, whether a head is seen or not. */}
      <colgroup>
        <col className="w-[25%]" />
        {/* The last stands below the words to the right of the heading. */}
        <col className="w-[35.6%]" />
        <col />
      </colgroup>
      <thead className={again ? 'sr-only' : 'max-md:sr-only'}>
        <tr className="text-ink-soft text-sm [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.firstResult}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {shown.map(({ slug, name, glance }) => {
          const price = priceWords(glance.price);
          return (
            <tr
              key={slug}
              className="border-ink/15 border-t align-baseline max-md:block max-md:py-4 md:[&>*]:py-4 md:[&>:not(:last-child)]:pr-8"
            >
              <th scope="row" className="font-display text-lg leading-tight max-md:block md:pr-4!">
                <a href={`/services/${slug}`} className="link py-1">
                  {name}
                </a>
              </th>
              <td className={cell}>
                <span aria-hidden="true" className={label}>
                  {columns.firstResult}
                </span>
                <p>{glance.firstResult}</p>
              </td>
              <td className={cell}>
                <span aria-hidden="true" className={label}>
                  {columns.price}
                </span>
                <span>
                  <span className="figures block font-semibold">{price.amount}</span>
                  <span className="block text-ink-soft text-sm">{price.basis}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
