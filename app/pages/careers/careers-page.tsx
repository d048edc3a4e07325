import { servicesContext } from '#app/context.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { careers as text } from '#content/careers.ts';
import { newForm } from '#server/leads/new-form.ts';
import { submitApplication } from '#server/leads/submit-application.ts';
import type { Route } from './+types/careers-page.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { WhatToSend } from './what-to-send.tsx';

// Search engines are led to Careers on the about page, which says what this form is for.
export const meta: Route.MetaFunction = () => privateMeta(text.hero.title);

/** How somebody found an employer is no business of ours: the form carries no arrival. */
export async function loader(sent: Route.LoaderArgs) {
  return { ...(await loadForm(sent)), hidden: newForm(sent.context.get(servicesContext)) };
}

export const action = (sent: Route.ActionArgs) =>
  answerForm(sent, {
    path: '/careers',
    limit: 'application',
    submit: submitApplication,
    failure: text.failure,
  });

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  if (view.sent) return <ApplicationSent sent={view.sent} />;
  return (
    <>
      <header className="relative overflow-hidden bg-sand">
        <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 h-28 w-full text-sand-deep night:text-spray/40" />
        <Container className="relative pt-10 pb-16 sm:pt-16 sm:pb-24">
          <h1 className="text-5xl">{text.hero.title}</h1>
          <p className="mt-5 max-w-[38em] text-lg">{text.hero.intro}</p>
        </Container>
      </header>
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-12 sm:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div id="enquiry" className="scroll-mt-28">
          <ApplicationForm view={view} />
        </div>
        <WhatToSend />
      </Container>
    </>
  );
}
