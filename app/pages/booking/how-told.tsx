import type { ToldHow } from './how-view.ts';

/** How a call is held: the sentence, its link, and the notice of a recording. */
export function HowTold({ how }: { how: ToldHow }) {
  return (
    <>
      {how.text}
      {how.link && (
        <>
          {' '}
          <a href={how.link} className="link break-words font-semibold text-base" rel="noreferrer">
            {how.link.replace('https://', '')}
          </a>
        </>
      )}
      {how.recorded && <span className="mt-2 block">{how.recorded}</span>}
    </>
  );
}
