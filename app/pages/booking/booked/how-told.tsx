import type { ToldHow } from './how-view.ts';

/** How a call is held: its label, the sentence, its link, and the notice of a recording. */
export function HowTold({ how }: { how: ToldHow }) {
  return (
    <>
      {/* Where a number is asked for, that says it. */}
      {!how.number?.wanted && <p className="text-ink-soft text-sm">{how.label}</p>}
      <p className={how.number?.wanted ? 'max-sm:text-sm' : undefined}>
        {/* A number to ring stays on one line. */}
        {how.text.replace(/(?<=\d) (?=\d)/g, '\u00a0')}
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
