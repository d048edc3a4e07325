import { use, useEffect } from 'react';
import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router';
import { watchLengths } from '#app/browser/lengths.ts';
import { FailureStatus } from '#app/failure-status.ts';
import { staffOf, staffPagesOnly } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import type { PageHandle } from '#app/root.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { TooltipProvider } from '#app/ui/tooltip.tsx';
import { refusalWords } from '#content/refusals.ts';
import { type PaletteChoice, paletteChoice } from '#domain/shore/palette.ts';
import type { Role } from '#server/db/tables/staff.ts';
import type { Route } from './+types/admin-layout.ts';
import { AdminNav } from './admin-nav.tsx';
import { PaletteForm } from './palette-form.tsx';
import { SearchBox } from './search-box.tsx';
import { SentAgain, sentFormOf } from './sent-again.tsx';
import { SignOut } from './sign-out.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

// The guard of every page of the owner's area.
export const middleware = [staffPagesOnly];
export const handle: PageHandle = { hydrate: true, Failure: OwnFailure };
export const meta: Route.MetaFunction = () => privateMeta('Owner’s area');

export function loader({ request, context }: Route.LoaderArgs) {
  const { name, role } = staffOf(context);
  return { staff: { name, role, palette: paletteChoice(request.headers.get('cookie')) } };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData.staff}>
      <Outlet />
    </Frame>
  );
}

type FrameProps = { name?: string; role?: Role; palette?: PaletteChoice; children: React.ReactNode };

/** Without a name and a role it is the frame of a failure, where neither is known. */
function Frame({ name, role = 'owner', palette = 'sun', children }: FrameProps) {
  useEffect(() => watchLengths(document.documentElement), []);
  useKeptFocus();
  return (
    <>
      <SkipLink />
      <header className="on-ink bg-ink text-chalk">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-gutter py-3">
          <Brand />
          <AdminNav name={name} role={role} />
          <SearchBox />
          <div className="flex min-w-0 items-center gap-4 max-md:hidden md:max-xl:ml-auto">
            {name && (
              <Link
                to="/admin/account"
                title="Your account"
                className="inline-flex min-h-11 max-w-48 items-center rounded-pill xl:max-2xl:hidden text-sm underline underline-offset-4"
              >
                <span className="truncate">{name}</span>
              </Link>
            )}
            <SignOut />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-page break-words px-gutter py-10">
        <TooltipProvider>{children}</TooltipProvider>
      </main>
      <footer className="mx-auto max-w-page px-gutter pb-8">
        <PaletteForm chosen={palette} />
      </footer>
    </>
  );
}

/** What is told otherwise than to visitors. */
const dead = {
  401: {
    title: 'You are signed out',
    text: 'Your session had ended, so nothing was saved.',
  },
  403: {
    title: 'For owners',
    text: 'Only owners of the site can open this. If you need it for your work, ask one of them.',
  },
  404: { title: 'Not found', text: 'There is nothing at this address.' },
  409: {
    title: 'Somebody got there first',
    text: 'This has changed since you opened it, so nothing was saved. Please open it again.',
  },
  410: { title: 'This is gone', text: 'It was removed meanwhile, so nothing was saved.' },
  500: { title: 'Something went wrong', text: 'Please reload the page, or try again in a moment.' },
  503: {
    title: 'Back in a moment',
    text: 'The database is not answering, so nothing can be shown or saved just now. Please try again in a minute. If that does not help, the server’s log says why.',
  },
};

/** The words depend on the status alone, because the browser knows no more than that about an answer. */
function OwnFailure() {
  const error = useRouteError();
  const sentWith = use(FailureStatus);
  const status = isRouteErrorResponse(error) ? error.status : sentWith;
  const { title, text } = dead[status as keyof typeof dead] ?? refusalWords(status);
  const sent = isRouteErrorResponse(error) ? sentFormOf(error.data) : null;
  return (
    <Frame>
      <h1 className="mb-4 text-3xl">{title}</h1>
      <p className="max-w-[38rem]">{text}</p>
      {sent && <SentAgain form={sent} isSignedOut={status === 401} />}
    </Frame>
  );
}

export function ErrorBoundary() {
  return <OwnFailure />;
}
