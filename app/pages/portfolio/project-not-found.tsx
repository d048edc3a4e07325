import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { caseStudies, portfolioText } from '#content/portfolio.ts';

/** For an id that no project has: the way back, and the five that exist. */
export function ProjectNotFound() {
  const { title, text, back } = portfolioText.notFound;
  return (
    <div className="relative overflow-hidden">
      <Container className="relative grid min-h-[70svh] content-center gap-x-16 gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-5xl">{title}</h1>
          <p className="mt-6 max-w-[32em] text-lg">{text}</p>
          <LinkButton href="/portfolio" icon="arrow-left" className="mt-8">
            {back}
          </LinkButton>
        </div>
        <ul className="border-ink/15 border-t lg:col-span-5 lg:self-end">
          {caseStudies.map((study) => (
            <li key={study.id} data-case={study.palette} className="border-ink/15 border-b">
              <a
                href={`/portfolio/${study.id}`}
                className="flex min-h-13 items-center gap-4 underline-offset-4 hover:underline"
              >
                <span aria-hidden="true" className="size-3 rounded-pill bg-(--case)" />
                <span className="font-semibold">{study.title}</span>
                <span className="ml-auto text-ink-soft text-sm">{study.category}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 text-sand-deep night:text-spray/40" />
    </div>
  );
}
