import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout.tsx';

/** A page that is not there: what happened, what can be done, and its number in the sand beside that. */
export function WashedPage({ status, children }: { status: number; children: ReactNode }) {
  return (
    <Container className="grid gap-x-10 gap-y-8 pt-8 pb-section sm:pt-14 md:grid-cols-2 md:items-center lg:gap-x-16">
      <WashedAway number={String(status)} />
      <div className="grid justify-items-start gap-5 md:row-start-1">{children}</div>
    </Container>
  );
}

/** Where to go instead, or how to reach us. */
export const washedWays = 'grid w-full max-w-[34rem] gap-x-8 border-sand-deep border-b';

/** Strokes of the digits in the sand, 66 units wide and 108 high. */
const strokes: Readonly<Record<string, string>> = {
  0: 'M33 0c23 0 34 24 34 54s-11 54-34 54S-1 84-1 54 10 0 33 0z',
  1: 'M14 22 40 0v108m-24 0h48',
  2: 'M4 26C8 8 20 0 34 0c18 0 29 12 29 29 0 30-59 46-59 79h60',
  3: 'M4 12C12 4 22 0 32 0c18 0 28 11 28 26S48 50 30 50c20 0 34 11 34 29s-14 29-32 29c-14 0-24-5-31-14',
  4: 'M40 0 0 66h64M48 36v72',
  5: 'M58 0H12L7 48c8-6 16-8 25-8 20 0 32 14 32 34s-13 34-34 34c-12 0-22-4-29-12',
  6: 'M2 74c0-20 13-34 31-34s31 14 31 34-13 34-31 34S2 94 2 74C2 34 18 8 46 0',
  7: 'M2 0h62L24 108',
  8: 'M33 50C17 50 7 40 7 25S17 0 33 0s26 10 26 25-10 25-26 25zm0 0C14 50 2 62 2 79s12 29 31 29 31-12 31-29-12-29-31-29z',
  9: 'M64 34c0 20-13 34-31 34S2 54 2 34 15 0 33 0s31 14 31 34c0 40-16 66-44 74',
};

/** A page drawn into the sand, of which the tide takes as much as it does in Scarborough at this minute. */
function WashedAway({ number }: { number: string }) {
  return (
    <svg
      viewBox="0 0 420 320"
      width="420"
      height="320"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-auto w-full rounded-xl bg-sand"
    >
      <g className="stroke-ink-soft" strokeWidth="3" strokeDasharray="11 5 17 4 8 6">
        <path d="M50 290V44q0-12 12-12h296q12 0 12 12v246" />
        <path d="M52 66h316" />
        <path d="M82 232h96m-96 20h64m92-22h96v40h-96z" />
      </g>
      <g className="stroke-ink" strokeWidth="9" strokeDasharray="24 10 36 9">
        {[...number].map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit stands in its place
          <path key={index} d={strokes[digit]} transform={`translate(${86 + 91 * index} 100)`} />
        ))}
      </g>
      <g className="fill-ink-soft">
        <circle cx="70" cy="49" r="4" />
        <circle cx="86" cy="49" r="4" />
        <circle cx="102" cy="49" r="4" />
      </g>
      <svg
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
        y="92"
        width="420"
        height="228"
        aria-hidden="true"
        stroke="currentColor"
        className="text-tide [--sea-bed:var(--color-tide)] [--sea-body:oklch(from_var(--color-spray)_l_c_h/0.85)] [--sea-top:1]"
      >
        <use href="#sea" />
      </svg>
    </svg>
  );
}
