import type { ReactNode } from 'react';
import type { LinksFunction } from 'react-router';
import { Outlet } from 'react-router';
import { Failure } from '#app/pages/failure/failure.tsx';
import bricolage from '#app/ui/fonts/bricolage-grotesque.woff2?url';
import instrument from '#app/ui/fonts/instrument-sans.woff2?url';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { TideContours } from '#app/ui/tide-lines.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TideToday } from './tide-today.tsx';

export const links: LinksFunction = () =>
  [bricolage, instrument].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));

/** Header, menu, footer and banner around every public page. */
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

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TideContours />
      <div
        data-scroll-mark
        data-island="attribution"
        data-load="now"
        aria-hidden="true"
        className="absolute top-0 left-0 h-25 w-px"
      />
      <SiteHeader />
      <MobileMenu />
      <main id="main" tabIndex={-1} className="pt-header">
        {children}
      </main>
      <SiteFooter />
      <CookieBanner />
      <TideToday />
    </>
  );
}
