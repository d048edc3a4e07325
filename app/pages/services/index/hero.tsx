import { LinkButton } from '#app/ui/button.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** A short promise; the list that follows is the point of the page. */
export function IndexHero() {
  const { hero } = servicesIndex;
  const [first, second] = hero.buttons;
  return (
    <Container className="grid gap-x-16 gap-y-8 pt-10 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[9em] text-6xl">{hero.headline}</h1>
      </div>
      <div>
        <p className="max-w-[34em] text-lg">{hero.intro}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {first && <LinkButton href={first.href}>{first.label}</LinkButton>}
          {second && (
            <LinkButton href={second.href} tone="outline" icon="arrow">
              {second.label}
            </LinkButton>
          )}
        </div>
      </div>
    </Container>
  );
}
