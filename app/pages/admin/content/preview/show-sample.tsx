import { renderToStaticMarkup } from 'react-dom/server';
import { asDraft } from '#app/pages/draft/as-draft.ts';
import { DraftBanner } from '#app/pages/draft/draft-banner.tsx';
import type { Release } from '#content/live.ts';
import { DomainError } from '#server/base/errors.ts';
import type { SampleName } from '#server/content/render/sample-names.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { mailPicture } from '#server/http/prepared/mail-picture.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import type { Services } from '#server/ports/services.ts';

type Parts = Pick<Services, 'env'> & { content: SiteContent };

/**
 * A page or an email of a draft as one visitor would get it, with sample data. Nothing of it is stored or sent.
 * @throws DomainError not-found for what could not be made
 */
export async function showSample(
  { env, content }: Parts,
  release: Release,
  { sample, prefix }: { sample: SampleName; prefix: string },
): Promise<Response> {
  const { visits, mails } = await content.sample(release, sample.name);
  const mail = mails.find(({ name }) => name === sample.name);
  const page = visits.get(sample.name);
  if (!mail && page === undefined) throw new DomainError('not-found', 'This cannot be shown yet.');
  // Emails need inline styles: what shows one has a policy of its own.
  const policy = mail
    ? `default-src 'none'; style-src 'unsafe-inline'; img-src ${env.SITE_URL}${mailPicture}; frame-ancestors 'self'`
    : contentSecurityPolicy({ https: env.SITE_URL.startsWith('https:'), framedBy: 'self' });
  const html = mail
    ? mail.html.replace(/<body[^>]*>/, (body) => body + renderToStaticMarkup(<MailHead {...mail} />))
    : asDraft(page ?? '', { prefix, banner: renderToStaticMarkup(<DraftBanner />) });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  });
}

/** The subject stands above the email, as in a mailbox. */
function MailHead({ subject }: { subject: string }) {
  return (
    <p style={{ font: '600 1rem/1.4 Arial, sans-serif', margin: 0, padding: '1rem 1.5rem' }}>{subject}</p>
  );
}
