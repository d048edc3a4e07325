import { Container } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { portfolioText } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { leadAndRest } from './wording.ts';

/** What the chapters tell beyond their first words. */
function restOf({ challenge, objectives, strategy, solution }: CaseStudy) {
  const { study: names } = portfolioText;
  return [
    { name: names.challenge, texts: [leadAndRest(challenge).rest] },
    { name: names.objectives, texts: objectives.description.slice(1) },
    { name: names.strategy, texts: strategy.description.slice(1) },
    { name: names.solution, texts: [leadAndRest(solution).rest] },
  ]
    .map(({ name, texts }) => ({ name, texts: texts.filter((text) => text !== '') }))
    .filter(({ texts }) => texts.length > 0);
}

/** The story in full, on phones: one line after the goals, where each chapter had a fold of its own. */
export function CaseRest({ study }: { study: CaseStudy }) {
  const chapters = restOf(study);
  if (chapters.length === 0) return null;
  return (
    <section aria-label={say('The story in full')} className="md:hidden">
      <Container>
        <PhoneFold
          label={
            <span>
              <span className="display block text-xl">{say('The story in full')}</span>
              <span className="mt-1 block font-normal text-ink-soft text-sm">
                {chapters.map(({ name }) => name).join('\u00a0· ')}
              </span>
            </span>
          }
          className="border-(--case-rule)/30 border-b py-2"
        >
          {chapters.map(({ name, texts }) => (
            <div key={name} className="pb-5">
              <h3 className="text-xl">{name}</h3>
              {texts.map((text) => (
                <p key={text} className="mt-3">
                  {text}
                </p>
              ))}
            </div>
          ))}
        </PhoneFold>
      </Container>
    </section>
  );
}
