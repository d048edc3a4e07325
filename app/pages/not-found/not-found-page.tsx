import { data } from 'react-router';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
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
      <Container className="relative grid min-h-[70svh] content-center gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_26rem] lg:items-end">
        <div className="grid justify-items-start gap-6">
          <h1 className="max-w-[8.75em] text-5xl">{text.title}</h1>
          <p className="text-ink-soft text-lg">{text.question}</p>
          <p className="max-w-[38rem]">{text.text}</p>
          <LinkButton href={navigation.home.to} icon="arrow">
            {navigation.home.label}
          </LinkButton>
        </div>
        <ul className="border-sand-deep border-b">
          {text.onward.map(({ to, label }) => (
            <li key={to} className="border-sand-deep border-t">
              <a
                href={to}
                className="flex min-h-16 items-center justify-between gap-4 font-semibold text-lg hover:text-tide"
              >
                {label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 text-sand-deep" />
    </div>
  );
}
