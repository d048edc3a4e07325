import { Drawing } from '#app/pages/shared/drawing.tsx';
import { ownGround } from '#app/pages/shared/own-ground.ts';
import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { buddhaBrands } from '#content/case-studies/buddha-brands.ts';
import { home } from '#content/home.ts';
import { caseStudies, portfolioText } from '#content/portfolio.ts';
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
              className="aspect-[4/3] w-full object-cover lg:grow"
            />
            <div className="p-6 max-lg:grow sm:p-9">
              <p className="text-sm">
                {buddhaBrands.title} · {buddhaBrands.category}
              </p>
              <h3 className="mt-2 text-2xl">{buddhaBrands.tagline}</h3>
              <div className="mt-6 flex flex-wrap items-end justify-between gap-6">
                <dl className="grid grid-cols-3 gap-5">
                  {buddhaBrands.keyMetrics.map((metric) => (
                    <div key={metric.label} className="flex flex-col-reverse justify-end">
                      <dt className="text-sm leading-snug">{metric.label}</dt>
                      <dd className="display figures text-4xl">{metric.percentage}</dd>
                    </div>
                  ))}
                </dl>
                <LinkButton
                  href={how.to}
                  icon="arrow"
                  className="bg-(--case-accent)! text-(--on-case-accent)!"
                >
                  {how.label}
                </LinkButton>
              </div>
            </div>
          </article>
          <div className="grid grid-cols-2 gap-4 lg:col-span-4 lg:grid-cols-1 lg:gap-5">
            <Tile {...store} image="tile-store" />
            <Tile {...doughnut} image="tile-doughnut" />
          </div>
        </div>
        {buddhaBrands.sample && <p className="mt-4 text-ink-soft text-xs">{buddhaBrands.basis}</p>}
      </Container>
    </Section>
  );
}

type TileProps = (typeof home)['brands']['store'] & { image: string };

/** A client as a picture; where it leads to a study, with the first of its figures. */
function Tile({ client, label, to, image }: TileProps) {
  const study = caseStudies.find(({ id }) => to === `/portfolio/${id}`);
  return (
    <div className="reveal relative flex flex-col overflow-hidden rounded-xl bg-sand">
      <Drawing
        name={image}
        alt=""
        sizes="(min-width: 64rem) 27rem, 50vw"
        className="aspect-[8/7] w-full object-cover lg:grow"
      />
      <div className="p-4 text-sm leading-snug lg:px-6">
        <CardLink href={to} className="underline-offset-4 hover:underline">
          {client && (
            <span className="block">
              {/* In a narrow card below each other, where the dot would stand at a line's end. */}
              {client.split(' · ').map((part, at) => (
                <span key={part} className="max-sm:block">
                  {at > 0 && <span className="max-sm:hidden"> · </span>}
                  {part}
                </span>
              ))}
            </span>
          )}
          <span className="display text-2xl">{label}</span>
        </CardLink>
        {study && (
          <p className="mt-2">
            <b className="block">{study.results[0]}</b>
            {study.sample && <span className="text-ink-soft text-xs">{portfolioText.sampleFigures}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
