import type { SentView } from '#app/pages/forms/form-view.ts';
import { SentHead } from '#app/pages/forms/sent-parts.tsx';
import { SentSteps } from '#app/pages/forms/sent-steps.tsx';
import { FullSea, toItsEdge } from '#app/pages/shared/full-sea.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { careers as text } from '#content/careers.ts';
import { navigation } from '#content/navigation.ts';

/** The thanks in the page's place: that it arrived, and what comes next. */
export function ApplicationSent({ sent }: { sent: SentView }) {
  const { afterwards } = about.careers;
  return (
    <div className="relative overflow-hidden bg-sand">
      <FullSea across className={toItsEdge} />
      <Container className="beside-tide relative grid gap-x-16 gap-y-10 py-section max-lg:pb-36 lg:grid-cols-2">
        <div>
          <SentHead {...text.thanks} sent={sent} className="max-w-[11em] text-4xl" />
          <p className="mt-8">
            <LinkButton href={navigation.home.to} tone="outline">
              {navigation.home.label}
            </LinkButton>
          </p>
          <TideNow on="land" className="mt-8" />
        </div>
        <div className="lg:pt-3">
          <SentSteps title={afterwards.title} steps={afterwards.steps} />
        </div>
      </Container>
    </div>
  );
}
