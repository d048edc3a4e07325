import type { ReactNode } from 'react';
import { FullSea } from '#app/pages/shared/full-sea.tsx';

/**
 * The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand; what stands in
 * the water comes between it and the ground, so what has both is `isolate`. From 40 rem on it is as high as `--sea` says.
 */
export function SeaBehindForm({ height = 'h-[30rem] sm:h-(--sea)' }: { height?: string }) {
  const sea = `absolute inset-x-0 top-0 max-sm:sent:hidden ${height}`;
  return (
    <>
      <div className={`-z-10 bg-chalk ${sea}`} />
      <div className={`overflow-clip ${sea}`}>
        <FullSea across slim className="inset-0 [--bed:var(--background-color-sand)]" />
      </div>
    </>
  );
}

/** Words beside a form, and below them what stands in the sea: from 64 rem on to where its bed begins. */
export const WordsInSea = ({ children }: { children: ReactNode }) => (
  <div className="lg:flex lg:h-[calc(var(--sea)-6.5rem)] lg:flex-col sent:hidden">{children}</div>
);
