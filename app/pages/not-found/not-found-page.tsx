import { data } from 'react-router';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { navigation } from '#content/navigation.ts';
import { notFound as text } from '#content/not-found.ts';
import type { Route } from './+types/not-found-page.ts';

export const meta: Route.MetaFunction = () => privateMeta(text.title);

export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
  return (
    <div className="relative overflow-hidden">
      <Container className="relative grid min-h-[70svh] content-center gap-6 py-section">
        <h1 className="max-w-[8.75em] text-5xl">{text.title}</h1>
        <p className="text-ink-soft text-lg">{text.question}</p>
        <p className="max-w-[38rem]">{text.text}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {text.onward.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className="link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton href={navigation.home.to} icon="arrow">
            {navigation.home.label}
          </LinkButton>
        </div>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 text-sand-deep" />
    </div>
  );
}
