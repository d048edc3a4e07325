import { use } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailureStatus } from '#app/failure-status.ts';
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
    <Container className="grid min-h-[70svh] content-center gap-12 py-section">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-[8.75em] text-5xl">{title}</h1>
        <p className="max-w-[38rem] text-lg">{text}</p>
        <p>
          <a href="/" className="link">
            {home}
          </a>
        </p>
      </div>
      <div className="grid max-w-[38rem] gap-2 border-sand-deep border-t pt-6">
        <h2 className="text-xl">{contact.title}</h2>
        <p>
          {contact.ring}{' '}
          <a className="link" href={`tel:${site.phone.dial}`}>
            {site.phone.display}
          </a>
        </p>
        <p>
          {contact.write}{' '}
          <a className="link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </p>
      </div>
    </Container>
  );
}
