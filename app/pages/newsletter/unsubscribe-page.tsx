import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { newsletter as text } from '#content/newsletter.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = () => privateMeta(text.leave.pageTitle);

/** Also the address that mail programs post to when their own button is pressed (RFC 8058). */
export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(() => unsubscribe(context.get(servicesContext), params.token));
}

export default function UnsubscribePage({ actionData: answer }: Route.ComponentProps) {
  if (answer?.done) return <Done {...text.leave.done} />;
  if (answer) return <Done title={text.failed.title} text={answer.message} />;
  return <AskFirst {...text.leave.ask} />;
}
