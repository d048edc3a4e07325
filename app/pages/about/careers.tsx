import { MarkedList } from '#app/pages/shared/marked-list.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { say } from '#content/say.ts';

const folded = 'max-md:border-ink/15 max-md:border-y';

/** How to write to us about work, and what happens then. */
export function Careers() {
  const { careers } = about;
  return (
    <Section tone="sand" id={careers.id} labelledBy="careers-title">
      <Container>
        <div className="grid gap-x-16 gap-y-8 md:gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div>
            <h2 id="careers-title" className="text-4xl">
              {careers.title}
            </h2>
            <p className="mt-4 max-w-[30em] text-lg">{careers.lead}</p>
            <LinkButton href="/careers" tone="ink" icon="arrow" className="mt-7">
              {careers.button.label}
            </LinkButton>
          </div>
          <PhoneFold label={say('Before you apply')} className={folded}>
            <div className="grid gap-x-16 gap-y-8 max-md:pb-7 md:grid-cols-2">
              <MarkedList {...careers.send} icon="check" mark="text-tide" />
              <MarkedList {...careers.leaveOut} icon="close" mark="text-danger" />
            </div>
          </PhoneFold>
        </div>
        <PhoneFold label={careers.afterwards.title} className={cx(folded, 'max-md:-mt-px md:mt-14')}>
          <h3 className="border-ink border-t-2 pt-5 text-2xl max-md:hidden">{careers.afterwards.title}</h3>
          <ol className="grid gap-x-12 gap-y-6 max-md:pb-7 md:mt-6 md:grid-cols-3">
            {careers.afterwards.steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
                <span aria-hidden="true" className="display figures text-tide text-xl">
                  {index + 1}
                </span>
                <div>
                  <h4 className="text-xl">{step.title}</h4>
                  <p className="mt-1 max-w-[30em]">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </Container>
    </Section>
  );
}
