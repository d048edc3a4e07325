import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { Failure } from '#app/pages/failure/failure.tsx';
import { ShortPage } from '#app/pages/shared/short-page.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import { say } from '#content/say.ts';
import type { Route } from './+types/manage-layout.ts';
import { type LinkRefusal, manageHeaders } from './open-link.ts';

export { manageHeaders as headers };

/** The head for a refused link; the pages of a call have their own. */
export const meta: Route.MetaFunction = ({ error }) => {
  const refused = refusedText(error);
  return refused ? privateMeta(refused.title) : [];
};

function refusedText(error: unknown) {
  const refusal = isRouteErrorResponse(error) ? (error.data as LinkRefusal | null) : null;
  if (!refusal?.refused) return undefined;
  return refusal.refused === 'old' ? text.oldLink : text.unknownLink;
}

/** The width of the pages of one booking. */
export default function ManageLayout() {
  return <Outlet />;
}

/** The page for links that open nothing, with a way onward. */
export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedText(error);
  if (!refused) return <Failure />;
  const { title, text: words } = refused;
  return (
    <ShortPage title={title} text={words}>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/book-discovery-call" tone="ink">
          {text.labels.again}
        </LinkButton>
        <LinkButton href="/lets-talk" tone="outline">
          {say('Contact us')}
        </LinkButton>
      </p>
    </ShortPage>
  );
}
