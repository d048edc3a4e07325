import { data } from 'react-router';
import { privateMeta } from '#app/private-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { navigation } from '#content/navigation.ts';
import { notFound as text } from '#content/not-found.ts';
import type { Route } from './+types/not-found-page.ts';

export const meta: Route.MetaFunction = () => privateMeta(text.title);

export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
  return (
    <div className="relative overflow-hidden">
      <Container className="relative grid gap-x-16 gap-y-8 pt-8 pb-section sm:pt-14 lg:grid-cols-2 lg:items-center">
        <WashedAway />
        <div className="grid justify-items-start gap-5 lg:row-start-1">
          <h1 className="max-w-[8.75em] text-5xl">{text.title}</h1>
          <p className="text-ink-soft text-lg">{text.question}</p>
          <p className="max-w-[34rem]">{text.text}</p>
          <ul className="grid w-full max-w-[34rem] gap-x-8 border-sand-deep border-b sm:grid-cols-2">
            {text.onward.map(({ to, label }) => (
              <li key={to} className="border-sand-deep border-t">
                <a
                  href={to}
                  className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-tide"
                >
                  {label}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
          <LinkButton href={navigation.home.to} icon="arrow" className="mt-2">
            {navigation.home.label}
          </LinkButton>
        </div>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 text-sand-deep night:text-spray/40" />
    </div>
  );
}

/** A page drawn into the sand, of which the tide takes as much as it does in Scarborough at this minute. */
function WashedAway() {
  return (
    <svg
      viewBox="0 0 420 320"
      width="420"
      height="320"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="h-48 w-full rounded-xl bg-sand sm:h-72 lg:h-auto"
    >
      <g className="stroke-ink-soft" strokeWidth="3" strokeDasharray="11 5 17 4 8 6">
        <path d="M50 290V44q0-12 12-12h296q12 0 12 12v246" />
        <path d="M52 66h316" />
        <path d="M82 232h96m-96 20h64m92-22h96v40h-96z" />
      </g>
      <g className="stroke-ink" strokeWidth="9" strokeDasharray="24 10 36 9">
        <path d="M126 100l-40 66h64m-16-30v72" />
        <path d="M210 100c23 0 34 24 34 54s-11 54-34 54-34-24-34-54 11-54 34-54z" />
        <path d="M310 100l-40 66h64m-16-30v72" />
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
