import { createContext, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { finished } from '#app/finished.ts';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { TideContours } from '#app/ui/tide-lines.tsx';
import { live } from '#content/live.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TideToday } from './tide-today.tsx';

/** True where the frame is put in after a page was drawn: it is the same on every page of a release. */
export const OpenFrameContext = createContext(false);

/** Header, menu, footer and banner around every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const open = use(OpenFrameContext);
  return (
    <>
      {open ? <template id="frame-top" /> : <FrameTop />}
      <main id="main" tabIndex={-1} className="pt-header">
        {children}
      </main>
      {open ? <template id="frame-bottom" /> : <FrameBottom />}
      <TideToday />
    </>
  );
}

function FrameTop() {
  return (
    <>
      <SkipLink />
      <TideContours />
      <div
        data-scroll-mark=""
        data-island="attribution"
        data-load="now"
        aria-hidden="true"
        className="absolute top-0 left-0 h-25 w-px"
      />
      <SiteHeader />
      <MobileMenu />
    </>
  );
}

function FrameBottom() {
  return (
    <>
      <SiteFooter />
      <CookieBanner />
    </>
  );
}

/** Drawn once for a release. */
const drawn = live('object', () => ({
  top: finished(renderToString(<FrameTop />)),
  bottom: finished(renderToString(<FrameBottom />)),
}));

const [topMark, bottomMark] = [
  '<template id="frame-top"></template>',
  '<template id="frame-bottom"></template>',
];

/** Puts the frame into a page that was drawn with an open one. */
export function withFrame(html: string): string {
  const topAt = html.indexOf(topMark);
  const bottomAt = html.lastIndexOf(bottomMark);
  if (topAt < 0 || bottomAt < 0) return html;
  const main = html.slice(topAt + topMark.length, bottomAt);
  return `${html.slice(0, topAt)}${drawn.top}${main}${drawn.bottom}${html.slice(bottomAt + bottomMark.length)}`;
}
