import type { ReactNode } from 'react';
import { TideNow } from '#app/shell/tide-now.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { LogoMark } from '#app/ui/logo.tsx';
import { site } from '#content/site.ts';

/**
 * A page that is not there: what happened, what can be done, and beside that a page that the tide has taken, on a phone
 * from edge to edge: there it comes first, if nothing is broken (`adrift`).
 */
export function WashedPage({ adrift = false, children }: { adrift?: boolean; children: ReactNode }) {
  return (
    <Container
      className={cx(
        'grid gap-x-10 gap-y-5 pb-section sm:pt-14 md:grid-cols-2 lg:gap-x-16 lg:pt-20',
        !adrift && 'pt-4',
      )}
    >
      <div className="grid content-start justify-items-start gap-5 max-md:gap-3">{children}</div>
      <div className={cx('flex flex-col', adrift && 'max-sm:contents')}>
        <div className={cx('grow max-sm:-mx-gutter', adrift && 'max-sm:order-first')}>
          <WashedAway />
        </div>
        <TideNow on="land" className="mt-3" />
      </div>
    </Container>
  );
}

/** Where to go instead, or how to reach us. */
export const washedWays = 'grid w-full max-w-[34rem] gap-x-8 border-sand-deep border-b';

/** A page adrift with a gull on it, as deep in the water as the tide stands in Scarborough at this minute. */
function WashedAway() {
  return (
    <svg
      viewBox="0 0 560 450"
      width="560"
      height="450"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="h-68 min-h-full w-full bg-mist sm:h-auto sm:rounded-xl night:bg-sand"
    >
      <defs>
        <radialGradient id="adrift-glow">
          <stop className="[stop-color:#ffd7a3] night:[stop-color:#e9e2cf]" />
          <stop offset=".4" stopOpacity=".45" className="[stop-color:#ffd7a3] night:[stop-color:#e9e2cf]" />
          <stop offset="1" stopOpacity="0" className="[stop-color:#ffd7a3] night:[stop-color:#e9e2cf]" />
        </radialGradient>
      </defs>
      <circle cx="112" cy="222" r="150" fill="url(#adrift-glow)" />
      <circle cx="112" cy="222" r="40" className="fill-[#fffaf0] night:fill-[oklch(0.93_0.045_88)]" />
      <path d="M0 286q70-34 150-20t150 8 260-22v220H0z" className="fill-edge" opacity=".28" />
      <g fill="none" strokeWidth="3" className="stroke-ink-soft">
        <path d="M66 92q10-12 20 0 10-12 20 0M126 62q8-9 16 0 8-9 16 0" />
      </g>
      {/* Without outlines a gull is white at night, too, and so is the page below it. */}
      <g transform="rotate(-7 300 280)" className="scheme-light">
        <path d="M142 170h326v286q0 14-14 14H156q-14 0-14-14z" className="fill-foam" />
        <path d="M142 180v-26q0-14 14-14h298q14 0 14 14v26z" className="fill-tide-deep" />
        <path d="M166 160h0m20 0h0m20 0h0" strokeWidth="11" className="stroke-edge" />
        {/* What is orange on it stands above all but the highest waters: below them orange is brown. Its line alone sinks. */}
        <LogoMark x="162" y="190" width="28" height="28" className="text-ink" />
        <text x="198" y="211" fontSize="21" className="display fill-ink">
          {site.name}
        </text>
        <rect x="384" y="193" width="66" height="24" rx="12" className="fill-beacon" />
        <path d="M168 252h142M168 278h122M168 304h150" strokeWidth="14" className="stroke-ink" />
        <path d="M166 334h138M166 350h98" strokeWidth="6" className="stroke-edge" />
        <rect x="164" y="370" width="104" height="30" rx="15" className="fill-tide" />
        <rect x="344" y="240" width="104" height="126" rx="10" className="fill-mist" />
        <path d="M360 262h34" strokeWidth="9" className="stroke-ink" />
        <path
          d="M358 342c14-18 26 4 42-9s18-38 31-46"
          fill="none"
          strokeWidth="6"
          className="stroke-beacon"
        />
        <circle cx="433" cy="284" r="8" className="fill-beacon" />
        <g transform="translate(396 141) rotate(7) scale(1.7)">
          <path d="M-3 0V-12M5 0V-12" strokeWidth="2.4" className="stroke-[#e0944e]" />
          <path
            d="M-40-14C-26-34-4-44 12-42 14-56 26-62 36-56c6 4 7 10 5 14C38-24 22-10 2-10c-12 0-26-2-42-4z"
            className="fill-foam"
          />
          <path d="M-46-12C-30-30-12-37 4-34 12-30 10-20-4-17c-14 3-28 4-42 5z" className="fill-[#8fa3ad]" />
          <path d="M-54-10l24-9 2 5z" className="fill-ink" />
          <path d="M40-51l12 5-11 2z" className="fill-[#f2a93b]" />
          <circle cx="34" cy="-51" r="1.8" className="fill-ink" />
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
        className="text-tide-deep [--sea-bed:var(--color-tide)] [--sea-fill:oklch(from_var(--color-tide)_l_c_h/0.62)] [--sea-top:1]"
      >
        <use href="#sea" />
      </svg>
    </svg>
  );
}
