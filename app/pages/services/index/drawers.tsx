import type { ReactNode } from 'react';
import { Band } from '#app/pages/services/band.tsx';
import { basisOf, isPricedLater } from '#app/pages/services/price.ts';
import { PriceHalves } from '#app/pages/services/price-halves.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { say } from '#content/say.ts';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';
import { serviceLabels } from '#content/services/labels.ts';

/** Each group has a form of its own on a desk, by how many it has. */
const rows: Record<number, string> = {
  // The first is large, with the others below each other at its side.
  3: 'xl:grid-cols-12',
  // One scene, and the others as lines beside it, each with its picture.
  4: 'xl:grid-cols-4',
};
const whole: Record<number, string> = {
  3: 'sm:col-span-2 xl:col-span-8 xl:row-span-2',
  4: 'sm:col-span-2 xl:row-span-3',
};
const cards: Record<number, string> = {
  // The words stand beside the picture, the facts below both.
  2: 'xl:grid xl:grid-cols-2 xl:grid-rows-[auto_1fr] gap-x-5',
  3: 'xl:col-span-4',
  4: 'sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-5 sm:col-span-2 xl:grid-cols-2',
};

/** The nine services with their pictures, times and prices, sorted by what they are for. */
export function Drawers() {
  const { groups } = servicesIndex;
  return (
    <Band id={groups.id}>
      <Container>
        <SectionHead section={groups} shape="split" />
        {groups.list.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <p className="mt-8 border-ink/15 border-t pt-5 text-ink-soft text-sm sm:mt-12">{groups.note}</p>
      </Container>
    </Band>
  );
}

type GroupProps = { group: (typeof servicesIndex)['groups']['list'][number] };

function Group({ group: { title, text, services: slugs } }: GroupProps) {
  const three = slugs.length === 3;
  const later = slugs.every((slug) => isPricedLater(services[slug].glance.price));
  return (
    <div className="mt-10 border-ink border-t-2 pt-5 sm:mt-12">
      {/* Its words begin where its right-hand block does. */}
      <div className={cx('grid gap-x-5 gap-y-1 lg:grid-cols-2 lg:items-baseline', three && rows[3])}>
        <h3 className={cx('text-3xl', three && 'xl:col-span-8')}>{title}</h3>
        <div className={cx('max-w-[34em]', three && 'xl:col-span-4')}>
          <p className="text-balance text-ink-soft">{text}</p>
          {later && <p className="mt-1 font-semibold">{serviceLabels.priceLater}</p>}
        </div>
      </div>
      <ul
        className={cx(
          'mt-5 grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:gap-x-5',
          rows[slugs.length],
          three && 'xl:grid-rows-[auto_1fr]',
        )}
      >
        {slugs.map((slug, index) => (
          <Service key={slug} slug={slug} of={slugs.length} first={index === 0} later={later} />
        ))}
      </ul>
    </div>
  );
}

type ServiceProps = { slug: ServiceSlug; of: number; first: boolean; later: boolean };

/** Name, what it is, and in lines what it costs and for what, and when something shows: the same for all nine. */
function Service({ slug, of, first, later }: ServiceProps) {
  const { name, summary, glance } = services[slug];
  const large = of > 2 && first;
  return (
    <li className={cx('group/service relative', large ? cx('flex flex-col', whole[of]) : cards[of])}>
      <div className={cx('overflow-hidden rounded-lg', !large && 'self-start', of === 2 && 'xl:row-span-2')}>
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <ServicePicture slug={slug} of={of} first={first} />
        </div>
      </div>
      <div
        className={cx(
          'max-sm:mt-4',
          (large || of !== 4) && 'sm:mt-4',
          large && 'flex grow flex-col',
          of === 2 && 'xl:contents',
        )}
      >
        <h4 className={cx('text-xl', large && 'sm:text-3xl', of === 4 && !first && 'lg:text-lg')}>
          <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
            {name}
          </CardLink>
          <Icon
            name="arrow"
            className="ml-1.5 inline align-[-0.2em] transition-transform group-hover/service:translate-x-1"
          />
        </h4>
        <p className={cx('mt-2 max-w-[34em] max-sm:text-sm', large && 'text-balance sm:text-lg')}>
          {summary}
        </p>
        <dl
          className={cx('mt-3 text-sm', large && 'sm:text-lg sm:[&>*]:py-2.5', of === 2 && 'lg:col-span-2')}
        >
          {!later && (
            <Fact term={say('Price')}>
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                <PriceHalves
                  price={glance.price}
                  looks={{
                    amount: cx('display block text-base leading-tight', large && 'sm:text-xl'),
                    words: 'block text-xs',
                    later: 'display',
                  }}
                />
              </span>
              <span className="mt-1 block">{basisOf(glance.price)}</span>
            </Fact>
          )}
          <Fact term={say('Result')}>{glance.firstResult}</Fact>
        </dl>
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline border-ink/15 border-t py-1.5">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="text-balance">{children}</dd>
    </div>
  );
}

const onPhones = '(width < 40rem)';

type ServicePictureProps = { slug: ServiceSlug; of: number; first: boolean };

/** A whole drawing where it is large, a low one beside that, one from near elsewhere; on phones all but the first are low. */
function ServicePicture({ slug, of, first }: ServicePictureProps) {
  const large = first && of > 2;
  const form = large ? '' : of === 3 ? '-low' : '-small';
  const desk = large ? (of === 3 ? '61vw' : '46vw') : of === 3 ? '30vw' : '22vw';
  const tablet = large ? '100vw' : of === 4 ? '40vw' : '50vw';
  const onPhone = first ? 'small' : 'low';
  return (
    <Drawing
      // The page of web design begins with another state of the same job.
      name={large && slug === 'web-design' ? 'web-design-wipe' : `service-${slug}${form}`}
      alt=""
      sizes={`(min-width: 80rem) ${desk}, (min-width: 40rem) ${tablet}, 90vw`}
      {...(form !== `-${onPhone}` && {
        instead: { name: `service-${slug}-${onPhone}`, media: onPhones },
      })}
      className="h-auto w-full"
    />
  );
}
