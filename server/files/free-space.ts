import { statfs } from 'node:fs/promises';
import { site } from '#content/site.ts';
import { DomainError } from '#server/base/errors.ts';

/** Said when files cannot be taken; everything else still can. */
export const noRoomMessage = () =>
  `We cannot take files just now. Please send this without files, and email them to ${site.email}.`;

/** Asks whether more may be written. @throws DomainError unavailable when the disk would become too full */
export type RoomCheck = (folder: string) => Promise<void>;

/** Bytes that are free on the disk of a folder for whoever runs the site. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Keeps uploads from filling the disk: the database shares it, and must be able to write when they no longer can.
 * @param leaveFree bytes that uploads leave
 */
export function roomCheck(
  leaveFree: number,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): RoomCheck {
  return async (folder) => {
    if ((await freeBytes(folder)) < leaveFree) throw new DomainError('unavailable', noRoomMessage());
  };
}
