import { use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { islandsEntry } from './islands/entry.server.ts';
import { NonceContext } from './nonce.ts';
import './ui/theme.css';

export function loader() {
  return { islandsEntry: islandsEntry() };
}

/** A route that exports this handle is a fully hydrated React Router page; all others load islands only. */
export type PageHandle = { hydrate?: boolean };

function useHydration(): boolean {
  return useMatches().some((match) => (match.handle as PageHandle | undefined)?.hydrate === true);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const hydrate = useHydration();
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {!hydrate && data && <script type="module" src={data.islandsEntry} async nonce={nonce} />}
      </head>
      <body>
        {children}
        {hydrate && <ScrollRestoration nonce={nonce} />}
        {hydrate && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
