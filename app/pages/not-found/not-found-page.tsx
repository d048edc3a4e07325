import { data } from 'react-router';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { WashedPage } from '#app/pages/shared/washed-page.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { QuietFold } from '#app/ui/quiet-fold.tsx';
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
    <WashedPage adrift>
      <h1 className="text-tide text-xl">{text.title}</h1>
      <p className="display max-w-[9em] text-balance text-4xl sm:text-5xl">{text.headline}</p>
      <p className="max-w-[28rem] text-lg">
        <WithLinks text={text.text} links={{ tell: { to: '/lets-talk', label: text.tell, kept: true } }} />
      </p>
      <LinkButton href={navigation.home.to} icon="arrow" className="md:mt-2">
        {navigation.home.label}
      </LinkButton>
      <ul className="grid grid-cols-[auto_auto] gap-x-10">
        {text.onward.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="link inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <QuietFold line={text.noteTo}>
        <p>{text.question}</p>
      </QuietFold>
    </WashedPage>
  );
}
