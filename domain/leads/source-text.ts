import type { Attribution } from './touch.ts';

const longestSource = 600;

/** All that is known of how somebody came, in lower case, for a filter to look through; without ids of clicks. */
export function sourceText(attribution: Attribution | null): string {
  if (!attribution) return '';
  const words = [attribution.last, attribution.first].flatMap((touch) => [
    ...(touch.gclid || touch.gbraid || touch.wbraid || touch.gad_source ? ['google / ads'] : []),
    ...(touch.msclkid ? ['bing / ads'] : []),
    ...(touch.fbclid ? ['facebook'] : []),
    ...[touch.utm_source, touch.utm_medium, touch.utm_campaign, touch.utm_term, touch.utm_content],
    ...[touch.referrer, touch.landing],
  ]);
  const told = [...new Set(words.filter(Boolean))].join(' ');
  return told.replaceAll('\u0000', '').toLowerCase().slice(0, longestSource);
}
