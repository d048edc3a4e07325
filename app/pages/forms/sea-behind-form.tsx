import { FullSea } from '#app/pages/shared/full-sea.tsx';

/** The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand. */
export const SeaBehindForm = () => (
  <div className="absolute inset-x-0 top-0 h-[30rem] overflow-clip bg-chalk max-sm:sent:hidden sm:h-[46rem]">
    <FullSea water slim className="inset-0 [--bed:var(--background-color-sand)]" />
  </div>
);
