import { onCLS, onINP, onLCP } from 'web-vitals';

/** A phone's width, as the styles have it. */
const phone = '(max-width: 47.99rem)';

/**
 * Measures how quickly this page came, answered and stood still, and sends that once, when it is left: without any
 * identifier, and with the first part of its address alone.
 * @param allowed asked again when it is sent: the answer may have been taken back
 */
export function measurePage(allowed: () => boolean): void {
  const figures: { lcp?: number; inp?: number; cls?: number; step?: number } = {};
  const changes = { reportAllChanges: true };
  let cameBack = false;
  onLCP(({ value }) => {
    figures.lcp = Math.round(value);
    if (cameBack || isStep()) figures.step = figures.lcp;
  }, changes);
  onINP(({ value }) => {
    figures.inp = Math.round(value);
  }, changes);
  onCLS(({ value }) => {
    figures.cls = Math.round(value * 1000);
  }, changes);
  let sent = false;
  // A page that comes back from the browser's cache is another view, measured from then on: a step, and a quick one.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    cameBack = true;
    sent = false;
    for (const name of ['lcp', 'inp', 'cls', 'step'] as const) delete figures[name];
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent || figures.lcp === undefined || !allowed()) return;
    sent = true;
    const device = matchMedia(phone).matches ? 'phone' : 'desktop';
    const body = JSON.stringify({ page: location.pathname.split('/')[1] ?? '', device, ...figures });
    navigator.sendBeacon('/api/field-figures', new Blob([body], { type: 'application/json' }));
  });
}

/** Whether this page was opened by a step within the site. */
function isStep(): boolean {
  return document.referrer !== '' && new URL(document.referrer).host === location.host;
}
