import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { newsletter as text } from '#content/newsletter.ts';
import { hasLeft, unsubscribe } from '#server/newsletter/unsubscribe.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.state === 'failed' ? text.failed.title : text.leave.pageTitle);

export function loader({ params, context }: Route.LoaderArgs) {
  return linkAnswer(async () =>
    (await hasLeft(context.get(servicesContext), params.token)) ? 'already' : 'to-ask',
  );
}

/** Also the address that mail programs post to when their own button is pressed (RFC 8058). */
export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(async () => {
    await unsubscribe(context.get(servicesContext), params.token);
    return 'done';
  });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  if (answer.state === 'to-ask') return <AskFirst {...text.leave.ask} />;
  if (answer.state !== 'failed') return <Done {...text.leave[answer.state]} />;
  return <Done title={text.failed.title} text={answer.message} />;
}
