import type { SVGProps } from 'react';

/** Where it stands in a drawing, or how large elsewhere. */
type MarkProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>;

/** Two tide lines, and the line that rises from them. `art/mark.ts` draws the same for icons and previews. */
export function LogoMark(shown: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3.4"
      strokeLinecap="round"
      aria-hidden="true"
      {...shown}
    >
      <g stroke="currentColor">
        <path d="M2.5 27.5C7 23.8 11.2 30.4 16 27.5S25 24.4 29.5 27.5" />
        <path d="M2.5 20.2C7 16.5 11.2 23.1 16 20.2S25 17.1 29.5 20.2" />
      </g>
      <path d="M2.5 12.9C6.5 9.6 10 15.4 14.6 12.2S20.6 5.6 26.2 4.3" className="stroke-beacon" />
      <circle cx="27.6" cy="4" r="3" className="fill-beacon" />
    </svg>
  );
}
