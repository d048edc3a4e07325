import type { ReactNode } from 'react';
import { SeaFigure, staffShare } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What a full sea shows, in figures, riding on its surface at the staff: a tag on narrow screens, with its name where the
 * staff begins; a flag with all of it on wide ones. Told to screen readers at the end of the page. See `.beside-tide`.
 */
export function TideReading() {
  const { level, high } = shore.beside;
  const [unit, ...rest] = level.split(' ');
  return (
    <div aria-hidden="true" className="over-sea figures text-xs">
      <p className="absolute top-2 right-3 text-right text-tide-deep leading-tight sm:top-6 sm:right-6 lg:right-10 xl:hidden">
        <span className="block font-semibold">{shore.title}</span>
        {high} <SeaFigure of="high" className="w-[2.75em]" />
      </p>
      <svg aria-hidden="true">
        <defs>
          <Tag
            unit={
              <>
                {unit} <tspan className="max-xl:hidden">{rest.join(' ')}</tspan>
              </>
            }
          >
            <g className="max-xl:hidden">
              <text x="-177" y="-20">
                {shore.title}
              </text>
              {/* Words end where the time begins, whatever they say: one line of two texts. */}
              <text x="-97" y="30" textAnchor="end">
                {high}
              </text>
              <use href="#sea-high" x="-94" y="17" />
            </g>
          </Tag>
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

/** A flag with the height on it, and what else it says. */
function Tag({ unit, children }: { unit: ReactNode; children?: ReactNode }) {
  return (
    <g id="sea-tag" className="fill-chalk">
      <path d="M-9 0l-3-4v-36h-173v80h173v-36z" className="sea-tag" />
      <g className="sea-figure display">
        <use href="#sea-level" x="-.14em" y="-1em" textAnchor="end" />
        <text x=".14em">{unit}</text>
      </g>
      {children}
    </g>
  );
}
