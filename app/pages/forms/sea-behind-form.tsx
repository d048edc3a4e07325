import type { ReactNode } from 'react';
import { FullSea } from '#app/pages/shared/full-sea.tsx';

/**
 * The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand; what stands in
 * the water comes between it and the ground, so what has both is `isolate`.
 */
export function SeaBehindForm({ place }: { place: string }) {
  const sea = `absolute max-sm:sent:hidden ${place}`;
  return (
    <>
      <div className={`-z-10 bg-chalk ${sea}`} />
      <div className={`overflow-clip ${sea}`}>
        <FullSea across slim className="inset-0 [--bed:var(--background-color-sand)]" />
      </div>
    </>
  );
}

/** On a phone it ends with the words, where the card begins: beside that its staff would stand 3 px from the edge. */
const behind = 'max-sm:-inset-x-gutter max-sm:-top-6 max-sm:-bottom-11 sm:inset-x-0 sm:top-0 sm:h-(--sea)';

/**
 * Words beside a form with the sea behind both, and below them what stands in it: from 64 rem on to where its bed begins.
 * The sea is as wide as what is `relative` around, and from 40 rem on as high as `--sea` says there.
 */
export const WordsInSea = ({ children }: { children: ReactNode }) => (
  <div className="max-sm:relative sent:contents">
    <SeaBehindForm place={behind} />
    <div className="relative lg:flex lg:h-[calc(var(--sea)-6.5rem)] lg:flex-col sent:hidden">{children}</div>
  </div>
);
