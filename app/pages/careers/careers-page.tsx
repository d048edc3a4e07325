import { servicesContext } from '#app/context.ts';
import { answerForm, loadForm } from '#app/pages/forms/answer-form.ts';
import { FormPage } from '#app/pages/forms/form-page.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { about } from '#content/about.ts';
import { imageAlt } from '#content/alt.ts';
import { careers as text } from '#content/careers.ts';
import { newForm } from '#server/leads/new-form.ts';
import { submitApplication } from '#server/leads/submit-application.ts';
import type { Route } from './+types/careers-page.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { FreeDesk } from './free-desk.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';
import { WhatHelps } from './what-helps.tsx';
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
      <FormPage
        // Whether there is a vacancy is said once, for here and for the about page.
        hero={{
          title: text.hero.title,
          intro: [about.careers.lead, text.hero.proof].filter(Boolean).join(' '),
        }}
        picture={<FreeDesk />}
        id="enquiry"
        first={<WhatHelps />}
        aside={<WhatToSend />}
        next={<WhatHappensNext />}
      >
        <h2 className="text-2xl">{text.form.title}</h2>
        <p className="mt-2 mb-7 max-w-[34em] sm:mb-8">{text.form.intro}</p>
        <ApplicationForm view={view} />
      </FormPage>
      {/* Seven of us, and a peg for one more: their floor goes down behind the footer's water. */}
      <div className="bg-sand">
        <Drawing
          name="coats"
          alt={imageAlt.coats}
          sizes="100vw"
          className="w-full"
          instead={{ name: 'coats-narrow', media: '(width < 56rem)' }}
        />
      </div>
    </>
  );
}
