import { FullSea } from '#app/pages/shared/full-sea.tsx';

/**
 * The sea behind a form's card and the words beside it, from chalk down into the sand on which both stand; what stands in
 * the water comes between it and the ground, so what has both is `isolate`.
 */
export function SeaBehindForm({ height = 'h-[30rem] sm:h-[43rem]' }: { height?: string }) {
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
