import { Band } from '#app/pages/services/band.tsx';
import { priceWords } from '#app/pages/services/price.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Container } from '#app/ui/layout.tsx';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** Each service's own figures side by side. On phones a row becomes a block. */
export function AtAGlance() {
  const { atAGlance } = servicesIndex;
  const { columns } = atAGlance;
  return (
    <Band id={atAGlance.id} tone="sand">
      <Container>
        <SectionHead section={atAGlance} shape="split" />
        <table className="mt-10 w-full border-collapse text-left max-md:block sm:mt-14">
          <thead className="max-md:sr-only">
            <tr className="text-ink-soft text-sm [&>th]:pb-3 [&>th]:font-medium">
              <th scope="col" className="w-[25%]">
                {columns.service}
              </th>
              <th scope="col" className="w-[30%]">
                {columns.firstResult}
              </th>
              <th scope="col">{columns.price}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {Object.values(services).map(({ slug, name, glance }) => {
              const price = priceWords(glance.price);
              return (
                <tr
                  key={slug}
                  className="border-ink/15 border-t align-baseline max-md:block max-md:py-5 md:[&>*]:py-4 md:[&>*]:pr-8"
                >
                  <th scope="row" className="font-display text-xl leading-tight max-md:block">
                    <a href={`/services/${slug}`} className="link py-1">
                      {name}
                    </a>
                  </th>
                  <td className="max-md:mt-2 max-md:block">
                    <span aria-hidden="true" className="block text-ink-soft text-sm md:hidden">
                      {columns.firstResult}
                    </span>
                    {glance.firstResult}
                  </td>
                  <td className="max-md:mt-2 max-md:block">
                    <span aria-hidden="true" className="block text-ink-soft text-sm md:hidden">
                      {columns.price}
                    </span>
                    <span className="figures block text-balance font-semibold">{price.amount}</span>
                    <span className="block text-ink-soft text-sm">{price.basis}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="border-ink/15 border-t pt-5 text-ink-soft text-sm">{atAGlance.note}</p>
      </Container>
    </Band>
  );
}
