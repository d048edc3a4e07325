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
      <Container className="relative grid min-h-[70svh] content-center gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_26rem] lg:items-end">
        <div className="grid justify-items-start gap-6">
          <WashedAway />
          <h1 className="max-w-[8.75em] text-5xl">{text.title}</h1>
          <p className="text-ink-soft text-lg">{text.question}</p>
          <p className="max-w-[38rem]">{text.text}</p>
          <LinkButton href={navigation.home.to} icon="arrow">
            {navigation.home.label}
          </LinkButton>
        </div>
        <ul className="border-sand-deep border-b">
          {text.onward.map(({ to, label }) => (
            <li key={to} className="border-sand-deep border-t">
              <a
                href={to}
                className="flex min-h-16 items-center justify-between gap-4 font-semibold text-lg hover:text-tide"
              >
                {label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 text-sand-deep night:text-spray/40" />
    </div>
  );
}

/** A page drawn into the sand, of which the tide has taken a half. */
function WashedAway() {
  return (
    <svg
      viewBox="0 0 420 190"
      width="420"
      height="190"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mb-2 h-auto w-full max-w-[26rem] rounded-xl bg-sand"
    >
      <g className="stroke-ink-soft" strokeWidth="3.5" strokeDasharray="11 5 17 4 8 6">
        <path d="M56 152V46q0-12 12-12h252q12 0 12 12v106" />
        <path d="M58 66h272" />
        <path d="M84 94h96m-96 20h64" />
        <path d="M236 92h68v58h-68z" />
      </g>
      <g className="fill-ink-soft">
        <circle cx="76" cy="50" r="4" />
        <circle cx="92" cy="50" r="4" />
        <circle cx="108" cy="50" r="4" />
      </g>
      <path d="M0 128c40-14 74 6 112 2s66-34 112-30 62 26 104 22 60-24 92-20v88H0z" className="fill-mist" />
      <path d="M0 146c46-12 80 6 120 2s62-28 108-24 66 24 106 20 54-18 86-14v60H0z" className="fill-spray" />
      <path d="M0 168c50-10 84 4 126 0s64-20 110-16 70 18 108 14 46-12 76-8v32H0z" className="fill-tide" />
      <path
        d="M0 128c40-14 74 6 112 2s66-34 112-30 62 26 104 22 60-24 92-20"
        className="stroke-foam"
        strokeWidth="4"
      />
    </svg>
  );
}
