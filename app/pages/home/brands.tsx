import { Drawing } from '#app/pages/shared/drawing.tsx';
import { ownGround } from '#app/pages/shared/own-ground.ts';
import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { buddhaBrands } from '#content/case-studies/buddha-brands.ts';
import { home } from '#content/home.ts';
import { SectionHead } from './section-head.tsx';

/** One story with its figures, two clients as pictures. */
export function Brands() {
  const { title, intro, all, how, store, doughnut } = home.brands;
  return (
    <Section labelledBy="brands-title">
      <Container>
        <SectionHead id="brands-title" title={title} intro={intro}>
          <LinkButton href={all.to} tone="outline" icon="arrow" className="justify-self-start">
            {all.label}
          </LinkButton>
        </SectionHead>
        <div className="mt-10 grid gap-4 sm:mt-14 lg:grid-cols-12 lg:gap-5">
          <article
            data-case={buddhaBrands.palette}
            className={cx(
              ownGround,
              'on-ink reveal relative flex flex-col overflow-hidden rounded-xl text-(--on-case) lg:col-span-8',
            )}
          >
            <StudyPicture
              study={buddhaBrands}
              poster
              sizes="(min-width: 64rem) 54rem, 100vw"
              className="aspect-[4/3] w-full object-cover"
            />
            <div className="grid grow gap-8 p-6 sm:p-9 md:grid-cols-2 md:items-end">
              <div>
                <p className="text-sm">
                  {buddhaBrands.title} · {buddhaBrands.category}
                </p>
                <h3 className="mt-2 max-w-[18em] text-2xl">{buddhaBrands.tagline}</h3>
                <LinkButton
                  href={how.to}
                  icon="arrow"
                  className="mt-6 bg-(--case-accent)! text-(--on-case-accent)!"
                >
                  {how.label}
                </LinkButton>
              </div>
              <dl className="grid grid-cols-3 gap-5">
                {buddhaBrands.keyMetrics.map((metric) => (
                  <div key={metric.label} className="flex flex-col-reverse justify-end">
                    <dt className="text-sm leading-snug">{metric.label}</dt>
                    <dd className="display figures text-3xl">{metric.percentage}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
          <div className="grid grid-cols-2 gap-4 lg:col-span-4 lg:grid-cols-1 lg:gap-5">
            <Tile href={store.to} label={store.label} image="tile-store" />
            <Tile href={doughnut.to} label={doughnut.label} image="tile-doughnut" />
          </div>
        </div>
        {buddhaBrands.sample && <p className="mt-4 text-ink-soft text-xs">{buddhaBrands.basis}</p>}
      </Container>
    </Section>
  );
}

type TileProps = { href: string; label: string; image: string };

function Tile({ href, label, image }: TileProps) {
  return (
    <div className="reveal group/tile relative flex flex-col overflow-hidden rounded-xl bg-sand">
      <div className="overflow-hidden sm:grow">
        <Drawing
          name={image}
          alt=""
          sizes="(min-width: 64rem) 27rem, 50vw"
          className="aspect-[8/7] size-full object-cover transition-transform duration-500 ease-out-soft group-hover/tile:scale-[1.03]"
        />
      </div>
      <p className="flex justify-between gap-3 p-4 font-semibold text-sm leading-snug max-sm:grow sm:items-center lg:px-6">
        <CardLink href={href}>{label}</CardLink>
        <Icon name="arrow" className="transition-transform duration-200 group-hover/tile:translate-x-1" />
      </p>
    </div>
  );
}
