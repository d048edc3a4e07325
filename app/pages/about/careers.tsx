import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';

/** That we read applications, and what happens then; what to send stands beside the form that it is sent with. */
export function Careers() {
  const { careers } = about;
  const { title, steps } = careers.afterwards;
  return (
    <Section tone="sand" id={careers.id} labelledBy="careers-title" className="brief">
      <Container className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-10 lg:gap-x-16">
        <div>
          <h2 id="careers-title" className="text-4xl">
            {careers.title}
          </h2>
          <p className="mt-4 max-w-[30em] text-lg">{careers.lead}</p>
          <LinkButton href="/careers" tone="ink" icon="arrow" className="mt-7">
            {careers.button.label}
          </LinkButton>
        </div>
        <PhoneFold label={title} className="max-md:border-ink/15 max-md:border-y">
          <h3 className="text-2xl max-md:hidden">{title}</h3>
          <ol className="md:mt-5">
            {steps.map((step, index) => (
              <li
                key={step.title}
                className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-ink/15 border-t py-4.5"
              >
                <span aria-hidden="true" className="display figures text-tide text-xl">
                  {index + 1}
                </span>
                <div>
                  <h4 className="text-xl">{step.title}</h4>
                  <p className="mt-1 max-w-[34em]">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </Container>
    </Section>
  );
}
