import { data } from 'react-router';
import { WashedPage, washedWays } from '#app/pages/shared/washed-page.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
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
    <WashedPage status={404}>
      <h1 className="max-w-[8.75em] text-5xl">{text.title}</h1>
      <p className="text-ink-soft text-lg">{text.question}</p>
      <p className="max-w-[34rem]">{text.text}</p>
      <ul className={`${washedWays} sm:max-md:grid-cols-2 lg:grid-cols-2`}>
        {text.onward.map(({ to, label }) => (
          <li key={to} className="border-sand-deep border-t">
            <a
              href={to}
              className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-tide"
            >
              {label}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href={navigation.home.to} icon="arrow" className="mt-2">
        {navigation.home.label}
      </LinkButton>
    </WashedPage>
  );
}
