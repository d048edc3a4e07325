import { Form, isRouteErrorResponse, NavLink, Outlet, useRouteError } from 'react-router';
import { staffOf, staffPagesOnly } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Brand } from '#app/shell/brand.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Route } from './+types/admin-layout.ts';

// The guard of every page of the owner's area.
export const middleware = [staffPagesOnly];
export const handle = { hydrate: true };
export const meta: Route.MetaFunction = () => privateMeta('Owner’s area');

export function loader({ context }: Route.LoaderArgs) {
  return { staff: { name: staffOf(context).name } };
}

const places = [
  { to: '/admin', label: 'Overview', end: true },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/availability', label: 'Availability' },
  { to: '/admin/blocked-dates', label: 'Blocked dates' },
  { to: '/admin/calendar-status', label: 'Calendar' },
  { to: '/admin/mail', label: 'E-mails' },
];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame name={loaderData.staff.name}>
      <Outlet />
    </Frame>
  );
}

function Frame({ name, children }: { name?: string; children: React.ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-pill bg-ink px-6 py-3 font-semibold text-chalk focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <header className="on-ink bg-ink text-chalk">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-2 px-gutter py-3">
          <Brand />
          <nav
            aria-label="Owner’s area"
            className="order-last w-full overflow-x-auto md:order-none md:w-auto"
          >
            <ul className="flex gap-1">
              {places.map(({ to, label, end }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={end ?? false}
                    className={({ isActive }) =>
                      cx(
                        'inline-flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 font-medium text-sm',
                        isActive ? 'bg-chalk text-ink' : 'hover:bg-ink-raised',
                      )
                    }
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <Form method="post" action="/sign-out" className="ml-auto flex items-center gap-4">
            {name && <span className="hidden text-sm sm:inline">{name}</span>}
            <Button type="submit" tone="outline" size="sm">
              Sign out
            </Button>
          </Form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-gutter py-10">
        {children}
      </main>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      <h1 className="mb-4 text-3xl">{missing ? 'Not found' : 'Something went wrong'}</h1>
      <p>
        {missing ? 'There is nothing at this address.' : 'Please reload the page, or try again in a moment.'}
      </p>
    </Frame>
  );
}
