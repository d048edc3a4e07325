import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { mayOpen } from '#app/access.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Role } from '#server/db/staff-tables.ts';
import { SignOut } from './sign-out.tsx';

const places = [
  { to: '/admin', label: 'Today', end: true },
  { to: '/admin/people', label: 'People' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/availability', label: 'Availability' },
  { to: '/admin/blocked-dates', label: 'Blocked dates' },
  { to: '/admin/calendar-status', label: 'Calendar' },
  { to: '/admin/mail', label: 'Emails' },
  { to: '/admin/team', label: 'Team' },
];

/**
 * Navigation of the owner’s area: one line, below the first line of the header on tablets, and on phones a panel
 * that opens and closes without a script.
 */
export function AdminNav({ name, role }: { name: string | undefined; role: Role }) {
  const open = places.filter(({ to }) => mayOpen(role, to));
  const list = useRef<HTMLUListElement>(null);
  return (
    <nav aria-label="Owner’s area" className="min-w-0 max-md:ml-auto md:order-last md:w-full">
      <button
        type="button"
        popoverTarget="places"
        className="inline-flex min-h-11 items-center gap-2 rounded-pill px-4 font-semibold text-sm hover:bg-ink-raised md:hidden"
      >
        <Icon name="menu" />
        Menu
      </button>
      <ul
        id="places"
        ref={list}
        popover="auto"
        className="absolute top-30 right-0 bottom-auto left-0 w-full grid-cols-2 gap-1 bg-ink-raised px-gutter py-4 text-chalk shadow-float open:grid md:static md:-ml-3 md:flex md:flex-wrap md:bg-transparent md:p-0 md:shadow-none lg:ml-0"
      >
        {open.map(({ to, label, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end ?? false}
              onClick={() => list.current?.hidePopover()}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 font-medium text-sm md:px-3',
                  isActive ? 'bg-chalk text-ink' : 'hover:bg-ink-raised',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
        <li className="col-span-full mt-2 flex items-center justify-between gap-4 border-spray/35 border-t pt-4 md:hidden">
          {name && (
            <Link
              to="/admin/account"
              onClick={() => list.current?.hidePopover()}
              className="inline-flex min-h-11 min-w-0 items-center truncate rounded-pill px-4 text-sm underline"
            >
              {name}
            </Link>
          )}
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}
