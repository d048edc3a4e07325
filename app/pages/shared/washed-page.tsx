import type { ReactNode } from 'react';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Container } from '#app/ui/layout.tsx';

/** A page that is not there: what happened, what can be done, and beside that a page that the tide has taken. */
export function WashedPage({ children }: { children: ReactNode }) {
  return (
    <Container className="grid gap-x-10 gap-y-8 pt-8 pb-section sm:pt-10 md:grid-cols-2 lg:gap-x-16">
      <div>
        <WashedAway />
        <TideNow on="land" className="mt-3" />
      </div>
      <div className="grid content-start justify-items-start gap-5 md:row-start-1">{children}</div>
    </Container>
  );
}

/** Where to go instead, or how to reach us. */
export const washedWays = 'grid w-full max-w-[34rem] gap-x-8 border-sand-deep border-b';

/** A page adrift with a gull on it, as deep in the water as the tide stands in Scarborough at this minute. */
function WashedAway() {
  return (
    <svg
      viewBox="0 0 560 470"
      width="560"
      height="470"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-auto w-full rounded-xl bg-beacon-wash night:bg-sand"
    >
      <circle
        cx="120"
        cy="212"
        r="58"
        className="fill-beacon-lit night:fill-[oklch(0.93_0.045_88)]"
        opacity=".6"
      />
      <path d="M0 286q70-34 150-20t150 8 260-22v220H0z" className="fill-edge" opacity=".28" />
      <g fill="none" strokeWidth="4" className="stroke-ink-soft">
        <path d="M66 92q10-12 20 0 10-12 20 0M126 62q8-9 16 0 8-9 16 0" />
      </g>
      <g transform="rotate(-7 300 280)">
        <rect
          x="142"
          y="140"
          width="326"
          height="330"
          rx="14"
          className="fill-foam stroke-ink"
          strokeWidth="4"
        />
        <path d="M142 180v-26q0-14 14-14h298q14 0 14 14v26z" className="fill-ink" />
        <circle cx="164" cy="160" r="5.5" className="fill-beacon" />
        <circle cx="184" cy="160" r="5.5" className="fill-sand-deep" />
        <circle cx="204" cy="160" r="5.5" className="fill-mist" />
        <path d="M170 208h150M170 232h106" strokeWidth="13" className="stroke-ink" />
        <path d="M170 264h122M170 282h98" strokeWidth="6" className="stroke-edge" />
        <rect x="164" y="308" width="92" height="30" rx="15" className="fill-beacon" />
        <rect x="344" y="202" width="100" height="136" rx="8" className="fill-mist" />
        <path d="M344 330v-34l30-34 26 28 18-16 26 30v26q0 8-8 8h-84q-8 0-8-8z" className="fill-tide" />
        <circle cx="416" cy="228" r="10" className="fill-beacon" />
        <path d="M164 362h280v70H164z" className="fill-sand" />
        <g transform="translate(396 138)">
          <path d="M-5 0v-20M9 0v-20" strokeWidth="4" className="stroke-beacon" />
          <path
            d="M-62-25c22-5 26-27 52-33 12-3 24 0 34-4 2-16 26-20 32-5 4 10-3 16-10 20-8 18-22 32-46 33-22 1-40-3-62-11z"
            strokeWidth="3.5"
            className="fill-foam stroke-ink"
          />
          <path d="M-70-23c20-9 34-29 60-27 14 1 18 9 8 18-16 13-42 14-68 9z" className="fill-ink-soft" />
          <path d="M55-66l20 6-20 5z" className="fill-beacon" />
          <circle cx="42" cy="-65" r="3" className="fill-ink" />
        </g>
      </g>
      <svg
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
        y="176"
        width="560"
        height="294"
        fill="none"
        aria-hidden="true"
        stroke="currentColor"
        className="text-tide-deep [--sea-bed:var(--color-tide)] [--sea-body:oklch(from_var(--color-tide)_l_c_h/0.62)] [--sea-top:1]"
      >
        <use href="#sea" />
      </svg>
    </svg>
  );
}
