import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { StartingPrice } from '#app/pages/services/starting-price.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

type Group = (typeof servicesIndex)['groups']['list'][number];

/** How many groups stand open on a phone. */
const open = 1;

const cell = 'max-md:block';

/** Each service's own figures, in the groups and the order of above. On phones a row becomes a block without labels, and what follows the first group is folded. */
export function AtAGlance() {
  const { atAGlance, groups } = servicesIndex;
  return (
    <Band id={atAGlance.id} tone="sand">
      <Container>
        <SectionHead section={atAGlance} shape="split" />
        <div className="mt-8 sm:mt-12">
          <FirstFew
            items={groups.list}
            open={open}
            label={(rest) =>
              say('{count} more services', { count: rest.flatMap((group) => group.services).length })
            }
            className="max-md:border-ink/15 max-md:border-t"
          >
            {(some, from) => <Services groups={some} again={from > 0} />}
          </FirstFew>
        </div>
        <p className="border-ink/15 border-t pt-5 text-ink-soft text-sm">{atAGlance.note}</p>
      </Container>
    </Band>
  );
}

type ServicesProps = { groups: readonly Group[]; again?: boolean };

/** The second table goes on below the first one, so its head is heard only. */
function Services({ groups, again = false }: ServicesProps) {
  const { columns } = servicesIndex.atAGlance;
  return (
    <table className="w-full table-fixed border-collapse text-left max-md:block">
      {/* Both tables share their columns, whether a head is seen or not. */}
      <colgroup>
        {/* Where the pictures of the second quarter begin. */}
        <col className="w-[25.3%]" />
        {/* The last stands below the words to the right of the heading. */}
        <col className="w-[35.3%] 2xl:w-[34.85%]" />
        <col />
      </colgroup>
      <thead className={again ? 'sr-only' : 'max-md:sr-only'}>
        <tr className="text-ink-soft text-sm [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.firstResult}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      {groups.map(({ title, services: slugs }) => (
        <tbody key={title} className="max-md:block">
          <tr className="max-md:block">
            <th
              scope="rowgroup"
              colSpan={3}
              className="border-ink border-t-2 pt-4 font-display text-2xl max-md:block md:pb-2"
            >
              {title}
            </th>
          </tr>
          {slugs.map((slug) => (
            <Row key={slug} slug={slug} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ slug }: { slug: ServiceSlug }) {
  const { name, glance } = services[slug];
  return (
    <tr className="border-ink/15 align-baseline not-nth-2:border-t max-md:block max-md:py-4 md:[&>*]:py-4 md:[&>:not(:last-child)]:pr-8">
      <th scope="row" className="font-display text-lg leading-tight max-md:block md:pr-4!">
        <a href={`/services/${slug}`} className="link py-1">
          {name}
        </a>
      </th>
      <td className={cell}>{glance.firstResult}</td>
      <td className={cx(cell, 'max-md:mt-2')}>
        <StartingPrice price={glance.price} soft="text-ink-soft" />
      </td>
    </tr>
  );
}
