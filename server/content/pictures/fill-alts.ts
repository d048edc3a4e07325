import { readReference } from '#domain/pictures/reference.ts';
import type { Queries } from '#server/db/db.ts';

type PictureFacts = { image: string; alt: string; decorative: boolean };

/** Gives each picture that says nothing of itself the words of the library, or its mark as decoration. */
export async function withLibraryWords(queries: Queries, facts: object): Promise<object> {
  const silent = picturesIn(facts).filter(({ alt, decorative }) => alt === '' && !decorative);
  const ids = [...new Set(silent.flatMap(({ image }) => readReference(image)?.id ?? []))];
  if (ids.length === 0) return facts;
  const rows = await queries
    .selectFrom('content_pictures')
    .select(['id', 'alt', 'decorative'])
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return mapped(facts, (picture) => {
    const words = known.get(readReference(picture.image)?.id ?? '');
    if (!words || picture.alt !== '' || picture.decorative) return picture;
    return { ...picture, alt: words.alt, decorative: words.alt === '' && words.decorative === 1 };
  }) as object;
}

function isPicture(value: object): value is PictureFacts {
  return 'image' in value && 'alt' in value && 'decorative' in value && typeof value.image === 'string';
}

function picturesIn(value: unknown): PictureFacts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap(picturesIn);
}

function mapped(value: unknown, change: (picture: PictureFacts) => PictureFacts): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]));
}
