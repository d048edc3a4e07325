import { renderToStaticMarkup } from 'react-dom/server';
import type { AnswerOfSite } from '#app/context.ts';
import type { Release } from '#content/live.ts';
import { DomainError } from '#server/base/errors.ts';
import { withRelease } from '#server/content/in-use.ts';
import { decodedPath } from '#server/http/addresses.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { asDraft } from './as-draft.ts';
import { DraftBanner } from './draft-banner.tsx';

type Shown = {
  release: Release;
  /** The page's address on the site, with its question. */
  path: string;
  /** Where the draft's pages lie. */
  prefix: string;
  site: AnswerOfSite;
  https: boolean;
};

/** Pages that are about one person, or of staff, and no part of what is published. */
const notPublic =
  /^\/(admin|api|draft|booking|media|drawn|sign-|set-up|oauth-setup|forgotten-|new-password|invitation|newsletter)/i;

/** A page of a release that is not published, to be looked at only. @throws DomainError not-found */
export async function showDraft({ release, path, prefix, site, https }: Shown): Promise<Response> {
  // As the site will read it: in any spelling, without what leads up, and never as the name of a host.
  const { pathname, search } = new URL(path.replace(/^[\\/]+/, '/'), 'http://draft');
  if (notPublic.test(decodedPath(pathname)))
    throw new DomainError('not-found', 'This page is not part of the draft.');
  const answer = await withRelease(release, () => site(pathname + search));
  const place = answer.headers.get('location');
  if (place?.startsWith('/'))
    return new Response(null, { status: 302, headers: { Location: prefix + place } });
  const html = asDraft(await answer.text(), { prefix, banner: renderToStaticMarkup(<DraftBanner />) });
  return new Response(html, {
    status: answer.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ https, framedBy: 'self' }),
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  });
}

/** What a form in a draft is told. */
export function nothingSent(): never {
  throw new DomainError('invalid', 'This is a draft: its forms send nothing.');
}
