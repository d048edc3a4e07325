import { define } from './define.ts';
import { live } from './live.ts';
import { redirectsSchema } from './schema/redirects.ts';

/** Where visitors go who ask for an address that there is no longer. A page that there is comes first. */
const redirects = define('content/redirects.ts', redirectsSchema, {
  moves: [
    { from: '/contact', to: '/lets-talk' },
    { from: '/services/seo', to: '/services/seo-geo' },
    { from: '/services/social-media-management', to: '/services/social-media-marketing' },
    { from: '/services/ad-services', to: '/services/ppc-advertising' },
  ],
});

const byAddress = live('object', () => ({
  targets: new Map(redirects.moves.map(({ from, to }) => [from, to])),
}));

/**
 * Where an address leads now, all steps at once; null when nothing is known of it.
 * @param path as it was asked for, with or without a closing slash
 */
export function redirectOf(path: string): string | null {
  const { targets } = byAddress;
  let to = targets.get(path.replace(/(?<=.)\/$/, ''));
  for (let steps = targets.size; to !== undefined && steps > 0; steps--) {
    const next = targets.get(to);
    if (next === undefined) break;
    to = next;
  }
  return to ?? null;
}
