import { data } from 'react-router';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import type { Route } from './+types/not-found-page.ts';

export const meta: Route.MetaFunction = () => privateMeta('404 Page Not Found');

export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

const waysOnward = [
  { href: '/services', label: 'All services' },
  { href: '/portfolio', label: 'Our work' },
  { href: '/about', label: 'About the agency' },
  { href: '/lets-talk', label: 'Ask us something' },
];

export default function NotFoundPage() {
  return (
    <div className="relative overflow-hidden">
      <Container className="relative grid min-h-[70svh] content-center gap-6 py-section">
        <h1 className="max-w-[8.75em] text-5xl">404 Page Not Found</h1>
        <p className="text-ink-soft text-lg">Did you forget to add the page to the router?</p>
        <p className="max-w-[38rem]">
          If you came here by a link of ours, we would like to know. Otherwise, these pages may have what you
          were looking for.
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {waysOnward.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton href="/" icon="arrow">
            Back to the home page
          </LinkButton>
        </div>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 text-sand-deep" />
    </div>
  );
}
