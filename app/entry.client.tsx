import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followRelease } from '#content/live.ts';
import { factsOfPage } from '#content/page-facts.ts';
import { sayFrom, wordsOfPage } from '#content/say.ts';
import { keepTypedBefore } from './browser/typed-before.ts';

sayFrom(wordsOfPage());
followRelease(factsOfPage(document.body.dataset.facts));
const putBackTyped = keepTypedBefore(document);

function TakenOver({ children }: { children: ReactNode }) {
  useEffect(putBackTyped, []);
  return children;
}

// Only pages that opt in with `handle = { hydrate: true }` load this file.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter />
      </TakenOver>
    </StrictMode>,
  );
});
