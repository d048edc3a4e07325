import { servicesContext } from '#app/context.ts';
import { privateMeta } from '#app/private-meta.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { AskFirst, Done } from './ask-first.tsx';
import { linkAnswer } from './link-answer.ts';

export const meta: Route.MetaFunction = () => privateMeta('Leave the newsletter');

/** Also the address that mail programs post to when their own button is pressed (RFC 8058). */
export function action({ params, context }: Route.ActionArgs) {
  return linkAnswer(() => unsubscribe(context.get(servicesContext), params.token));
}

export default function UnsubscribePage({ actionData: answer }: Route.ComponentProps) {
  if (answer?.done) {
    return (
      <Done title="You have left the list">
        No further issue will come. Should you have pressed the wrong button, simply sign up again.
      </Done>
    );
  }
  if (answer) return <Done title="That did not work">{answer.message}</Done>;
  return (
    <AskFirst title="Leave the newsletter?" button="Take me off the list">
      Press the button, and nothing more will be sent to you. It takes effect at once.
    </AskFirst>
  );
}
