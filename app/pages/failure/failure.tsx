import { use } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailureStatus } from '#app/failure-status.ts';
import { WashedPage, washedWays } from '#app/pages/shared/washed-page.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { refusals, refusalWords } from '#content/refusals.ts';
import { site } from '#content/site.ts';

/** Takes the place of a page that could not be made, with the two ways to reach us that do not need this server. */
export function Failure() {
  const error = useRouteError();
  const { contact, home } = refusals;
  const sentWith = use(FailureStatus);
  const status = isRouteErrorResponse(error) ? error.status : sentWith;
  const { title, text } = refusalWords(status);
  return (
    <WashedPage>
      <h1 className="max-w-[8.75em] text-5xl">{title}</h1>
      <p className="max-w-[34rem] text-lg">{text}</p>
      <LinkButton href="/" icon="arrow">
        {home}
      </LinkButton>
      <h2 className="mt-3 text-xl">{contact.title}</h2>
      <ul className={washedWays}>
        <Way words={contact.ring} href={`tel:${site.phone.dial}`} label={site.phone.display} />
        <Way words={contact.write} href={`mailto:${site.email}`} label={site.email} />
      </ul>
    </WashedPage>
  );
}

function Way({ words, href, label }: { words: string; href: string; label: string }) {
  return (
    <li className="border-sand-deep border-t py-1.5">
      {words}{' '}
      <a className="link inline-flex min-h-11 items-center font-semibold" href={href}>
        {label}
      </a>
    </li>
  );
}
