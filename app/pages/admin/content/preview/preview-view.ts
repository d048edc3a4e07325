import { fieldAddress } from '#app/pages/admin/content/addresses.ts';
import { titleOf } from '#content/document-places.ts';
import type { Release } from '#content/live.ts';
import { pages } from '#content/pages.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { documentsOf, fieldTexts } from '#server/content/gate/facts.ts';
import { whereaboutsIn } from '#server/content/gate/whereabouts.ts';
import { withRelease } from '#server/content/in-use.ts';
import { openPreviews } from '#server/content/previews/preview-links.ts';
import type { Services } from '#server/ports/services.ts';
import { widths } from './widths.ts';

/** The field that a text on a page comes from; `href` leads to it, null when no single field has this text. */
export type Found = { text: string; where: string | null; href: string | null };

/** What the preview shows, asked by `page`, `width`, and `find`: words of the page whose field is looked for. */
export async function loadPreviewView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  release: Release,
  asked: URLSearchParams,
) {
  const listed = withRelease(release, () => pages.map(({ path, title }) => ({ path, title })));
  const page = listed.find(({ path }) => path === asked.get('page'))?.path ?? '/';
  const width = widths.find((one) => one === asked.get('width')) ?? 'desktop';
  const text = (asked.get('find') ?? '').trim().slice(0, 400);
  const links = await openPreviews(db.query, clock.now());
  return {
    pages: listed,
    page,
    width,
    found: text ? withRelease(release, () => findText(release, text, page)) : null,
    links: links.map(({ id, note, author, expiresAt }) => ({
      id,
      note: note || 'Without a note',
      until: formatInstant(expiresAt, agencyZone),
      author,
    })),
  };
}

export type PreviewView = Awaited<ReturnType<typeof loadPreviewView>>;

function findText(release: Release, text: string, page: string): Found {
  const { document, field } = whereaboutsIn(fieldTexts(documentsOf(release)))(text, page);
  if (document === null) return { text, where: null, href: null };
  return {
    text,
    where: titleOf(document),
    href: fieldAddress(document, field),
  };
}
