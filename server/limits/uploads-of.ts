import { site } from '#content/site.ts';
import { dayMs } from '#domain/format/durations.ts';
import { kilobyte, megabyte } from '#domain/format/sizes.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { UploadAllowance } from '#server/ports/upload-allowance.ts';
import { isWithinLimit } from './rate-limit.ts';
import { createUploads, unlimitedUploads, usualUploadBounds } from './uploads.ts';

/** One gigabyte, in kilobytes: twenty people of one office with five large files each. */
const dayKilobytes = (1024 * megabyte) / kilobyte;

const dayMessage = () =>
  `Your connection has sent as many files as we take in a day. Please send this without files, and email them to ${site.email}.`;

/** The uploads of a running site: what is under way in memory, what a network sends in a day in the database. */
export function uploadsOf(limited: boolean, services: () => Services): (address: string) => UploadAllowance {
  return createUploads(limited ? usualUploadBounds : unlimitedUploads, async (network, bytes) => {
    const cost = Math.ceil(bytes / 1024);
    const day = { name: 'upload-day', key: network, max: dayKilobytes, windowMs: dayMs, cost };
    if (!(await isWithinLimit(services(), day))) throw new DomainError('rate-limited', dayMessage());
  });
}
