import type { ReactNode } from 'react';
import { FullSea } from '#app/pages/shared/full-sea.tsx';

/**
 * The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand; what stands in
 * the water comes between it and the ground, so what has both is `isolate`.
 */
export function SeaBehindForm({ place, flag }: { place: string; flag?: boolean | undefined }) {
  const sea = `absolute max-lg:sent:hidden ${place}`;
  return (
    <>
      <div className={`-z-10 bg-chalk ${sea}`} />
      <div className={`overflow-clip ${sea}`}>
        <FullSea across slim flag={flag} className="inset-0 [--bed:var(--background-color-sand)]" />
      </div>
    </>
  );
}

/** Below 64 rem it ends with the words, where the card begins: its staff would stand 3 px beside the card’s edge. */
const behind =
  'max-lg:-inset-x-gutter -top-6 max-lg:-bottom-11 sm:max-lg:-bottom-14 sm:-top-10 lg:inset-x-0 lg:top-0 lg:h-(--sea)';

/**
 * Words beside a form with the sea behind both, and below them what stands in it: from 64 rem on to where its bed begins.
 * The sea is as wide as what is `relative` around, and from 64 rem on as high as `--sea` says there.
 */
export const WordsInSea = ({ flag, children }: { flag?: boolean; children: ReactNode }) => (
  <div className="max-lg:relative sent:contents">
    <SeaBehindForm place={behind} flag={flag} />
    <div className="relative lg:flex lg:h-[calc(var(--sea)-6.5rem)] lg:flex-col sent:hidden">{children}</div>
  </div>
);
