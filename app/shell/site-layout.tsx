import type { LinksFunction } from 'react-router';
import { Outlet } from 'react-router';
import { Failure } from '#app/pages/failure/failure.tsx';
import bricolage from '#app/ui/generated/fonts/bricolage-grotesque-first.woff2?url';
import instrument from '#app/ui/generated/fonts/instrument-sans-first.woff2?url';
import { Frame } from './frame.tsx';

export const links: LinksFunction = () =>
  [bricolage, instrument].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));

/** Every public page in its frame. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A public page that fails keeps header and footer. */
export function ErrorBoundary() {
  return (
    <Frame>
      <Failure />
    </Frame>
  );
}
