import { type ComponentType, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { house } from '#art/kit/palette.ts';
import { brandLook } from '#content/brand-colours.ts';
import { otherFacts } from '#content/page-facts.ts';
import { refusalWords } from '#content/refusals.ts';
import { otherWords } from '#content/say.ts';
import { site } from '#content/site.ts';
import { openingScript } from '#domain/passing/opening.ts';
import { passingStyle } from '#domain/passing/style.ts';
import { lastOfPage } from './first-paint.ts';
import { islandsEntry } from './islands/entry.server.ts';
import { NonceContext } from './nonce.ts';
import { Failure } from './pages/failure/failure.tsx';
import { Brand } from './shell/brand.tsx';
import { SeaNow } from './shell/sea-now.tsx';
import { TideMarksContext } from './shell/tide-marks.ts';
import { Container } from './ui/layout.tsx';
import './ui/theme.css';
// One stylesheet for every page: a second request would delay the first paint more than all these bytes.
import './shell/shell.css';
import './pages/about/faq.css';
import './pages/booking/booking.css';
import './pages/contact/contact.css';
import './pages/forms/forms.css';
import './pages/quote/quote.css';
import './pages/services/services.css';
import './pages/portfolio/portfolio.css';
import './pages/shared/case-colours.css';
import './pages/home/home.css';
import './pages/shared/reviews.css';
import './pages/shared/shore.css';
import './pages/sums/sums.css';

export function loader() {
  const { sheet, day, night } = brandLook;
  const colours =
    sheet === null ? null : { sheet, day: day.chalk ?? house.chalk, night: night ?? house.night };
  return { islandsEntry: islandsEntry(), colours };
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Without a head of its own a page is not for search engines; public pages set theirs with `pageMeta`. */
export const meta: MetaFunction = ({ error }) => {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = error ? `${refusalWords(status).title} | ${site.name}` : site.name;
  return [{ title }, { name: 'robots', content: 'noindex' }];
};

/**
 * Routes whose handle has `hydrate` are hydrated by React Router; all others load islands only. `Failure` takes the
 * place of their pages when even their guard fails.
 */
export type PageHandle = { hydrate?: boolean; Failure?: ComponentType };

function useHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => (handle as PageHandle | undefined) ?? {});
}

export function Layout({ children }: { children: React.ReactNode }) {
  const hydrate = useHandles().some((handle) => handle.hydrate === true);
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const colours = data?.colours;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={colours?.day ?? house.chalk}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={colours?.night ?? house.night}
        />
        <style>{passingStyle}</style>
        {!hydrate && <script>{openingScript}</script>}
        {/* Nothing is painted with its first parts only, which would jump as more comes (`paintedWithFirstSection`). */}
        <link rel="expect" href={hydrate ? '#main' : lastOfPage} blocking="render" />
        {/* What the first paint waits for comes before the long list of meta tags. */}
        <Links />
        {colours && <link rel="stylesheet" href={colours.sheet} />}
        {!hydrate && data && <script type="module" src={data.islandsEntry} async nonce={nonce} />}
        <Meta />
        {import.meta.env.DEV && !hydrate && (
          <script type="module" src="/app/seo/self-check-in-development.ts" async nonce={nonce} />
        )}
      </head>
      <body data-words={otherWords()} data-facts={hydrate ? otherFacts() : undefined}>
        {children}
        {hydrate && <ScrollRestoration nonce={nonce} />}
        {hydrate && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** For errors outside every layout: the sign-in pages, the layouts themselves and their guards. */
export function ErrorBoundary() {
  const { way } = use(TideMarksContext);
  const Own = useHandles().find((handle) => handle.Failure)?.Failure;
  if (Own) return <Own />;
  return (
    <>
      <main id="main" data-way={way}>
        <Container className="pt-10">
          <Brand />
        </Container>
        <Failure />
      </main>
      <SeaNow />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
