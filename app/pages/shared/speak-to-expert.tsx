import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { expert } from '#content/expert.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { site } from '#content/site.ts';
import { FounderPicture, FounderShore, founderIsDrawn } from './founder-picture.tsx';

const titleId = 'expert-title';

type SpeakToExpertProps = {
  /** Without the person's picture, where page after page would close with the same one. */
  plain?: boolean;
  /** On the colour of a study, with its button in the second one. */
  palette?: CaseStudy['palette'] | undefined;
};

/** The closing block of the home page and the case studies: the person, what to bring, the next step. */
export function SpeakToExpert({ plain = false, palette }: SpeakToExpertProps) {
  if (plain) return <Plain palette={palette} />;
  return founderIsDrawn() ? <AtTheShore /> : <BesidePhotograph />;
}

/** The drawn founder across the page, the words on the sky: its sea goes over into the footer's lines. */
function AtTheShore() {
  return (
    <section aria-labelledby={titleId} className="on-ink shore text-chalk">
      <FounderShore />
      <Container className="pt-14">
        <h2 id={titleId} className="text-5xl">
          {expert.title}
        </h2>
        <p className="mt-5 max-w-[34em] text-lg">{expert.text}</p>
        <div className="mt-7 flex flex-wrap items-start gap-6">
          <Book />
          <WhatToBring className="border-chalk/30 md:border-l md:pl-6" marks="marker:text-spray" />
        </div>
      </Container>
    </section>
  );
}

/** A photograph of the founder, or another picture, beside the words. */
function BesidePhotograph() {
  return (
    <section aria-labelledby={titleId} className="overflow-clip bg-mist">
      <Container className="grid gap-x-5 md:grid-cols-12">
        <div className="pt-section pb-12 md:col-span-7 md:pb-section">
          <h2 id={titleId} className="text-5xl">
            {expert.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{expert.text}</p>
          <Book className="mt-9" />
          <WhatToBring className="mt-9 max-w-[34em] border-ink/20 border-t pt-5 sm:mt-12" />
        </div>
        <figure className="relative mx-auto w-full max-w-md self-end md:col-span-5 md:max-w-none">
          <FounderPicture
            sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 40vw, 100vw"
            className="w-full rounded-t-xl max-md:aspect-[6/5] max-md:object-cover max-md:object-[50%_28%]"
          />
          <figcaption className="absolute top-5 left-5 rounded-pill bg-foam px-4 py-1.5 font-semibold text-sm">
            {site.founderTitle}, {site.name}
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** The same without a picture, half as tall: its title, and beside it the words, the next step and what to bring. */
function Plain({ palette }: Pick<SpeakToExpertProps, 'palette'>) {
  return (
    <section
      aria-labelledby={titleId}
      data-case={palette}
      className={cx(
        'py-14 lg:py-20',
        palette ? 'bg-(--case) text-(--on-case) [--focus:var(--on-case)]' : 'bg-mist',
      )}
    >
      <Container className="grid gap-x-14 gap-y-6 lg:grid-cols-12">
        <h2 id={titleId} className="text-5xl lg:col-span-5">
          {expert.title}
        </h2>
        <div className="lg:col-span-7 lg:col-start-6">
          <p className="max-w-[34em] text-lg">{expert.text}</p>
          <div className="mt-8 flex flex-wrap items-start gap-x-8 gap-y-6">
            <Book className={cx(palette && 'bg-(--case-accent)! text-(--on-case-accent)!')} />
            <WhatToBring
              className="border-current/25 max-md:w-full max-md:border-t max-md:pt-5 md:border-l md:pl-8"
              {...(palette && { marks: '' })}
            />
          </div>
        </div>
      </Container>
    </section>
  );
}

function Book({ className }: { className?: string }) {
  return (
    <LinkButton href={expert.action.to} size="lg" icon="arrow" className={className}>
      {expert.action.label}
    </LinkButton>
  );
}

function WhatToBring({ className, marks = 'marker:text-tide' }: { className: string; marks?: string }) {
  return (
    <div className={cx('text-sm', className)}>
      <p className="font-semibold">{expert.bring.title}</p>
      <ul className={cx('mt-2 grid list-disc gap-1 pl-[1.1em]', marks)}>
        {expert.bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
