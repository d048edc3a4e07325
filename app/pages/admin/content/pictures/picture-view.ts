import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { trimOf } from '#domain/pictures/crop.ts';
import { writeReference } from '#domain/pictures/reference.ts';
import { savedTitles } from '#server/content/collections/titles.ts';
import { knownPicture } from '#server/content/pictures/change-picture.ts';
import { cutName } from '#server/content/pictures/cuts.ts';
import { problemWords } from '#server/content/pictures/problem-words.ts';
import { type Use, usesOfPictures } from '#server/content/pictures/uses.ts';
import type { SiteServices } from '#server/start/site-services.ts';

/** A picture of the library with all that can be changed of it. @throws DomainError not-found */
export async function loadPictureView(services: SiteServices, id: string, search: URLSearchParams) {
  const { db, clock } = services;
  const picture = await knownPicture(services, id);
  const uses = (await usesOfPictures(db.query, clock.now())).get(id) ?? [];
  const titled = await savedTitles(db.query);
  const whole = { left: 0, top: 0, ...picture.size };
  return {
    ...picture,
    when: formatInstant(picture.at, agencyZone),
    problemWords: picture.problem && problemWords[picture.problem],
    trim: trimOf(picture.size, picture.part),
    /** The whole picture, which every library has. */
    whole: writeReference({ id, cut: cutName(whole), focus: 'cc', ...picture.size }),
    uses: uses.map((use) => ({
      key: `${use.document} ${use.why} ${use.by}`,
      title: titled(use.document),
      to: documentAddress(use.document),
      why: use.by ? `${whyWords[use.why]} of ${use.by}` : whyWords[use.why],
    })),
    told: toldOf(search),
  };
}

export type PictureView = Awaited<ReturnType<typeof loadPictureView>>;

const whyWords: Record<Use['why'], string> = {
  live: 'visitors see it',
  former: 'in the release before this one',
  scheduled: 'in a scheduled release',
  saved: 'in what is saved',
  draft: 'in a draft',
  preview: 'in a link that is open',
};

function toldOf(search: URLSearchParams): string | null {
  if (search.has('described')) return 'Saved. Texts that choose it from now on begin with these words.';
  if (search.has('again')) return 'It is being prepared once more.';
  const count = Number(search.get('cut') ?? Number.NaN);
  if (Number.isNaN(count)) return null;
  if (count === 0) return 'Saved.';
  return `Saved, and ${count === 1 ? 'one text shows' : `${count} texts show`} it so now. Visitors see that once it is published.`;
}
