import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '#app/ui/button.tsx';
import { Toaster } from '#app/ui/toaster.tsx';

type PageLink = { href: string; label: string };
type CalendarPageProps = { title: string; intro: ReactNode; links?: PageLink[]; children: ReactNode };

const helpers: PageLink[] = [
  { href: '/admin/calendar-status', label: 'Calendar status' },
  { href: '/admin/calendar-setup', label: 'Calendar setup' },
  { href: '/admin/calendar-debug', label: 'Calendar debug' },
  { href: '/admin/auth-test', label: 'OAuth tests' },
  { href: '/oauth-setup', label: 'OAuth setup' },
];

/** The frame of the calendar's helper pages, with links to the others and the place where their toasts appear. */
export function CalendarPage({ title, intro, links = helpers, children }: CalendarPageProps) {
  // The toaster positions itself with styles, which the server must not send.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      <h1 className="mb-3 text-3xl">{title}</h1>
      <div className="mb-8 max-w-[49rem]">{intro}</div>
      {children}
      <nav aria-label="Calendar pages" className="mt-12 flex flex-wrap gap-3">
        {links
          .filter(({ label }) => label !== title)
          .map(({ href, label }) => (
            <LinkButton key={href} href={href} tone="outline" size="sm">
              {label}
            </LinkButton>
          ))}
      </nav>
      {alive && <Toaster />}
    </>
  );
}
