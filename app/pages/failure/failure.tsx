import { use } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailureStatus } from '#app/failure-status.ts';
import { ShortPage } from '#app/pages/shared/short-page.tsx';
import { Container } from '#app/ui/layout.tsx';
import { refusals, refusalWords } from '#content/refusals.ts';
import { site } from '#content/site.ts';

/** Takes the place of a page that could not be made, with the two ways to reach us that do not need this server. */
export function Failure() {
  const error = useRouteError();
  const { contact, home } = refusals;
  const sentWith = use(FailureStatus);
  const { title, text } = refusalWords(isRouteErrorResponse(error) ? error.status : sentWith);
  return (
    <>
      <ShortPage title={title} text={text}>
        <p>
          <a href="/" className="link inline-flex min-h-11 items-center font-semibold">
            {home}
          </a>
        </p>
      </ShortPage>
      <Container className="grid gap-x-10 gap-y-3 py-12 sm:grid-cols-3 sm:items-baseline sm:py-16">
        <h2 className="text-2xl">{contact.title}</h2>
        <p>
          {contact.ring}{' '}
          <a className="link inline-flex min-h-11 items-center" href={`tel:${site.phone.dial}`}>
            {site.phone.display}
          </a>
        </p>
        <p>
          {contact.write}{' '}
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </p>
      </Container>
    </>
  );
}
