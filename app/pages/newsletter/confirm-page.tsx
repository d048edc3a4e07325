import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import type { Route } from './+types/confirm-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = () => privateMeta('Confirm your address');

export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(() => confirmSubscription(context.get(servicesContext), params.token));
}

/** Opened from the e-mail that follows a sign-up; only the button confirms. */
export default function ConfirmPage({ actionData: answer }: Route.ComponentProps) {
  if (answer?.done) {
    return (
      <Done title="You are on the list">The next issue comes to your inbox, once a month and no more.</Done>
    );
  }
  if (answer) {
    return (
      <Done title="That did not work" link={{ to: '/newsletter', label: 'Enter the address again' }}>
        {answer.message}
      </Done>
    );
  }
  return (
    <AskFirst title="One last step" button="Yes, send me the newsletter">
      Press the button, and the monthly newsletter comes to the address at which you got our e-mail.
    </AskFirst>
  );
}
