import { foundPlaces } from '#app/pages/admin/content/found-places.ts';
import type { Release } from '#content/live.ts';
import { pages } from '#content/pages.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { withRelease } from '#server/content/in-use.ts';
import { openPreviews } from '#server/content/previews/preview-links.ts';
import { sampleNames } from '#server/content/render/sample-names.ts';
import type { Services } from '#server/ports/services.ts';
import { foundDrawing } from './found-drawing.ts';
import { widths } from './widths.ts';

/** What the preview shows, asked by `page`, `width`, and `find` or `drawing`: that whose field is looked for. */
export async function loadPreviewView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  release: Release,
  asked: URLSearchParams,
) {
  const listed = withRelease(release, () => pages.map(({ path, title }) => ({ path, title })));
  const page = [...listed, ...sampleNames].find(({ path }) => path === asked.get('page'))?.path ?? '/';
  const width = widths.find((one) => one === asked.get('width')) ?? 'desktop';
  const text = (asked.get('find') ?? '').trim().slice(0, 400);
  const drawing = (asked.get('drawing') ?? '').slice(0, 100);
  const found = withRelease(release, () => {
    if (drawing) return foundDrawing(release, drawing, page);
    return text ? { text, places: foundPlaces(release, text, page) } : null;
  });
  const links = await openPreviews(db.query, clock.now());
  return {
    pages: listed,
    samples: sampleNames.map(({ path, title }) => ({ path, title })),
    page,
    width,
    found,
    links: links.map(({ id, note, author, expiresAt }) => ({
      id,
      note: note || 'Without a note',
      until: formatInstant(expiresAt, agencyZone),
      author,
    })),
  };
}

export type PreviewView = Awaited<ReturnType<typeof loadPreviewView>>;
