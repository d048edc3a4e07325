import { SeaFigure, staffAt } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What a full sea shows, in figures, riding on its surface at the staff: a tag on narrow screens, with its name where the
 * staff begins; a flag with all of it on wide ones. Told to screen readers at the end of the page. See `.beside-tide`.
 */
export function TideReading() {
  const { level, high } = shore.beside;
  const [unit, ...rest] = level.split(' ');
  return (
    <div aria-hidden="true" className="figures text-xs">
      <p className="absolute top-2 right-3 text-right text-tide-deep leading-tight sm:top-6 sm:right-6 lg:right-10 xl:hidden">
        <span className="block font-semibold">{shore.title}</span>
        {high} <SeaFigure of="high" className="w-[2.75em]" />
      </p>
      <svg aria-hidden="true" className="absolute top-0 right-0 h-full w-full max-sm:w-[200%]">
        <defs>
          <g id="sea-tag" className="fill-chalk">
            <path d="M-9 0l-3-4v-36h-173v80h173v-36z" className="sea-tag" />
            <g className="sea-figure display">
              <use href="#sea-level" x="-.14em" y="-1em" textAnchor="end" />
              <text x=".14em">
                {unit} <tspan className="max-xl:hidden">{rest.join(' ')}</tspan>
              </text>
            </g>
            <g className="max-xl:hidden">
              <text x="-177" y="-20">
                {shore.title}
              </text>
              <text x="-177" y="30">
                {high}
              </text>
              <use href="#sea-high" x="-20" y="17" textAnchor="end" />
            </g>
          </g>
        </defs>
        <use href="#sea-at" x={`${(staffAt * 100) / 1440}%`} />
      </svg>
    </div>
  );
}
