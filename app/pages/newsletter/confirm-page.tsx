import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { newsletter as text } from '#content/newsletter.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import type { Route } from './+types/confirm-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = () => privateMeta(text.confirm.pageTitle);

export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(() => confirmSubscription(context.get(servicesContext), params.token));
}

/** Opened from the e-mail that follows a sign-up; only the button confirms. */
export default function ConfirmPage({ actionData: answer }: Route.ComponentProps) {
  if (answer?.done) return <Done {...text.confirm.done} />;
  if (answer) {
    const again = { to: '/newsletter', label: text.failed.again };
    return <Done title={text.failed.title} text={answer.message} link={again} />;
  }
  return <AskFirst {...text.confirm.ask} />;
}
