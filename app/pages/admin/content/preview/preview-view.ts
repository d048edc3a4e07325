import { type FoundPlace, foundPlaces } from '#app/pages/admin/content/found-places.ts';
import type { Release } from '#content/live.ts';
import { pages } from '#content/pages.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { withRelease } from '#server/content/in-use.ts';
import { openPreviews } from '#server/content/previews/preview-links.ts';
import { sampleNames } from '#server/content/render/sample-names.ts';
import type { Services } from '#server/ports/services.ts';
import { widths } from './widths.ts';

/** The fields that a text on a page comes from; none when it is worked out. */
export type Found = { text: string; places: FoundPlace[] };

/** What the preview shows, asked by `page`, `width`, and `find`: words of the page whose field is looked for. */
export async function loadPreviewView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  release: Release,
  asked: URLSearchParams,
) {
  const listed = withRelease(release, () => pages.map(({ path, title }) => ({ path, title })));
  const page = [...listed, ...sampleNames].find(({ path }) => path === asked.get('page'))?.path ?? '/';
  const width = widths.find((one) => one === asked.get('width')) ?? 'desktop';
  const text = (asked.get('find') ?? '').trim().slice(0, 400);
  const links = await openPreviews(db.query, clock.now());
  return {
    pages: listed,
    samples: sampleNames.map(({ path, title }) => ({ path, title })),
    page,
    width,
    found: text ? withRelease(release, () => ({ text, places: foundPlaces(release, text, page) })) : null,
    links: links.map(({ id, note, author, expiresAt }) => ({
      id,
      note: note || 'Without a note',
      until: formatInstant(expiresAt, agencyZone),
      author,
    })),
  };
}

export type PreviewView = Awaited<ReturnType<typeof loadPreviewView>>;
