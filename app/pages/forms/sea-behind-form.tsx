import { FullSea } from '#app/pages/shared/full-sea.tsx';

/** The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand. */
export const SeaBehindForm = ({ height = 'h-[30rem] sm:h-[43rem]' }: { height?: string }) => (
  <div className={`absolute inset-x-0 top-0 overflow-clip bg-chalk max-sm:sent:hidden ${height}`}>
    <FullSea across slim className="inset-0 [--bed:var(--background-color-sand)]" />
  </div>
);
