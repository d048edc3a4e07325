import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import { type LinkRefusal, manageHeaders } from './open-link.ts';

export { manageHeaders as headers };

/** The measure of the pages of one booking. */
export default function ManageLayout() {
  return <Outlet />;
}

/** Links that open nothing, with a way onward. */
export function ErrorBoundary() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? (error.data as LinkRefusal | null) : null;
  if (!refusal?.refused) throw error;
  const { title, text: words } = refusal.refused === 'old' ? text.oldLink : text.unknownLink;
  return (
    <Container className="grid min-h-[60vh] content-center justify-items-start gap-5 py-16" width="text">
      <title>{`${title} | Foreshore`}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{words}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/book-discovery-call" tone="ink">
          {text.labels.again}
        </LinkButton>
        <LinkButton href="/lets-talk" tone="outline">
          Contact us
        </LinkButton>
      </p>
    </Container>
  );
}
