import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';

/** One line: that we read applications. What to send and what happens then stand where the form is. */
export function Careers() {
  const { careers } = about;
  return (
    <Section tone="sand" id={careers.id} labelledBy="careers-title" flush className="py-9 sm:py-10">
      <Container className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-16">
        <h2 id="careers-title" className="text-3xl">
          {careers.title}
        </h2>
        <p className="max-w-[34em] text-lg">{careers.lead}</p>
        <LinkButton href="/careers" tone="ink" icon="arrow" className="justify-self-start">
          {careers.button.label}
        </LinkButton>
      </Container>
    </Section>
  );
}
