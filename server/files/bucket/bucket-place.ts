import { text } from 'node:stream/consumers';
import { idFile } from '#server/files/belonging.ts';
import { isStoredName } from '#server/files/stored-name.ts';
import type { FilePlace } from '#server/ports/file-store.ts';
import type { Bucket } from './bucket.ts';

export type BucketPlace = FilePlace & { kind: 'bucket' };

/** A bucket, as a place that belongs to one database. @param notes what whoever runs the site should know of it */
export function bucketPlace(bucket: Bucket, notes: readonly string[]): BucketPlace {
  /** It never changes while a site runs, and pages of the owner must not wait for it. */
  let known: string | undefined;
  return {
    kind: 'bucket',
    notes,
    readId: async () => {
      if (known) return known;
      const content = await bucket.get(idFile);
      known = (content && (await text(content)).trim()) || undefined;
      return known;
    },
    // Two instances that begin at once write the same: the database has decided on it.
    writeId: (id) => bucket.put(idFile, { text: `${id}\n` }),
    names: async () => {
      const names: string[] = [];
      for await (const { key } of bucket.list('uploads/kept/'))
        names.push(key.slice(key.lastIndexOf('/') + 1));
      return names.filter(isStoredName);
    },
  };
}
