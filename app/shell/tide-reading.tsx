import type { ReactNode } from 'react';
import { staffShare } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * The height, riding on the surface of a full sea at its staff; the rest is told in a line below the words (`TideNow`), and
 * to screen readers at the end of the page. See `.beside-tide`.
 */
export function TideReading() {
  const [unit, ...rest] = shore.beside.level.split(' ');
  return (
    <div aria-hidden="true" className="over-sea figures text-xs">
      <svg aria-hidden="true">
        <defs>
          <Tag
            unit={
              <>
                {unit} <tspan className="max-xl:hidden">{rest.join(' ')}</tspan>
              </>
            }
          />
        </defs>
        <use href="#sea-at" x={`${staffShare}%`} />
      </svg>
    </div>
  );
}

/** The height alone, at the staff of any other full sea, on phones: words end before it (`.beside-staff`). */
export function TideTag() {
  return (
    <svg aria-hidden="true" className="figures text-xs sm:hidden">
      <defs>
        <Tag unit={shore.beside.level.split(' ')[0]} />
      </defs>
      <use href="#sea-at" x={`${staffShare}%`} />
    </svg>
  );
}

/** A flag with the height on it. */
function Tag({ unit }: { unit: ReactNode }) {
  return (
    <g id="sea-tag" className="fill-chalk">
      <path d="M-9 0l-4-4v-12h-108v32h108v-12z" className="sea-tag" />
      <g className="sea-figure display">
        <use href="#sea-level" x="-.14em" y="-1em" textAnchor="end" />
        <text x=".14em">{unit}</text>
      </g>
    </g>
  );
}
