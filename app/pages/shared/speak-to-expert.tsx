import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { imageAlt } from '#content/alt.ts';
import { expert } from '#content/expert.ts';
import { site } from '#content/site.ts';
import { Drawing } from './drawing.tsx';

type SpeakToExpertProps = {
  /** Without the person's picture, where page after page would close with the same one. */
  plain?: boolean;
};

/** The closing block of the home page and the case studies: the person, what to bring, the next step. */
export function SpeakToExpert({ plain = false }: SpeakToExpertProps) {
  if (plain) return <Plain />;
  return (
    <section aria-labelledby="expert-title" className="overflow-clip bg-mist">
      <Container className="grid gap-x-10 md:grid-cols-12 lg:gap-x-16">
        <div className="pt-section pb-12 md:col-span-7 md:pb-section">
          <h2 id="expert-title" className="text-5xl">
            {expert.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{expert.text}</p>
          <div className="mt-9 grid gap-9 sm:grid-cols-[auto_1fr] sm:items-center">
            <LinkButton href={expert.action.to} size="lg" icon="arrow" className="justify-self-start">
              {expert.action.label}
            </LinkButton>
          </div>
          <div className="mt-9 max-w-[34em] border-ink/20 sm:mt-12 border-t pt-5">
            <p className="font-semibold text-sm">{expert.bring.title}</p>
            <ul className="mt-2 grid gap-1 text-sm">
              {expert.bring.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <figure className="relative mx-auto w-full max-w-md self-end md:col-span-5 md:max-w-none">
          <Drawing
            name={site.founderImage}
            alt={imageAlt.founder}
            sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 40vw, 100vw"
            className="w-full rounded-t-xl max-md:aspect-[6/5] max-md:object-cover max-md:object-[50%_34%]"
          />
          <figcaption className="absolute bottom-5 left-5 rounded-pill bg-foam px-4 py-1.5 font-semibold text-sm">
            {site.founderTitle}, {site.name}
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** The same without a picture: the next step beside what to bring. */
function Plain() {
  return (
    <section aria-labelledby="expert-title" className="bg-mist py-section">
      <Container className="grid gap-x-16 gap-y-9 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="expert-title" className="text-5xl">
            {expert.title}
          </h2>
          <p className="mt-6 max-w-[34em] text-lg">{expert.text}</p>
          <LinkButton href={expert.action.to} size="lg" icon="arrow" className="mt-9">
            {expert.action.label}
          </LinkButton>
        </div>
        <div className="border-ink/20 border-t pt-5 lg:col-span-5 lg:self-end xl:col-span-4 xl:col-start-9">
          <p className="font-semibold">{expert.bring.title}</p>
          <ul className="mt-3 grid gap-2">
            {expert.bring.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
