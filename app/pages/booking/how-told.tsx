import type { ToldHow } from './how-view.ts';

/** How a call is held: its label, the sentence, its link, and the notice of a recording. */
export function HowTold({ how }: { how: ToldHow }) {
  return (
    <>
      <p className="text-ink-soft text-sm">{how.label}</p>
      <p>
        {how.text}
        {how.link && (
          <>
            {' '}
            <a href={how.link} className="link break-words font-semibold" rel="noreferrer">
              {how.link.replace('https://', '')}
            </a>
          </>
        )}
      </p>
      {how.recorded && <p className="mt-2 text-sm">{how.recorded}</p>}
    </>
  );
}
