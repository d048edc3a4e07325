import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { newsletter as text } from '#content/newsletter.ts';
import { confirmSubscription, isConfirmed } from '#server/newsletter/confirm.ts';
import type { Route } from './+types/confirm-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { IssueSheet } from './issue-sheet.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.state === 'failed' ? text.failed.title : text.confirm.pageTitle);

export function loader({ params, context }: Route.LoaderArgs) {
  return linkAnswer(async () =>
    (await isConfirmed(context.get(servicesContext), params.token)) ? 'already' : 'to-ask',
  );
}

export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(async () => {
    await confirmSubscription(context.get(servicesContext), params.token);
    return 'done';
  });
}

/** Opened from the e-mail that follows a sign-up; only the button confirms. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  if (answer.state === 'to-ask') return <AskFirst {...text.confirm.ask} beside={<IssueSheet />} />;
  if (answer.state !== 'failed')
    return <Done {...text.confirm[answer.state]} beside={<IssueSheet />} ownNewsletter />;
  const again = { to: '/newsletter', label: text.failed.again };
  return <Done title={text.failed.title} text={answer.message} link={again} />;
}
