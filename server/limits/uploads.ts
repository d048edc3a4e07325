import { megabyte } from '#domain/format/sizes.ts';
import { maxFileBytes } from '#domain/leads/files.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import type { UploadAllowance } from '#server/ports/upload-allowance.ts';
import { networkOf } from './limit-client.ts';
import { noteRefusal } from './refusals.ts';

export type UploadBounds = {
  /** Uploads that a network, and all together, may have under way. */
  network: { uploads: number; bytes: number };
  total: { uploads: number; bytes: number };
};

/**
 * Five files of 10 MB from each of five people in one office fit at the same time. Twenty minutes are the longest
 * that one may take.
 */
export const usualUploadBounds: UploadBounds = {
  network: { uploads: 12, bytes: 300 * megabyte },
  total: { uploads: 80, bytes: 2048 * megabyte },
};

const endless = { uploads: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** For load tests from one address. */
export const unlimitedUploads: UploadBounds = { network: endless, total: endless };

type Use = { uploads: number; bytes: number };

/** Counts one upload's bytes for its network and day, whichever instance takes it. @throws DomainError rate-limited */
type CountDay = (network: string, bytes: number) => Promise<void>;

const networkMessage =
  'Many files are on their way from your connection. Please wait a minute, or send this without files.';
const totalMessage =
  'We are taking in many files just now. Please try again in a minute, or send this without files.';

/**
 * Unfinished uploads of this process, by network and in total: a sender who never ends holds room that others need.
 * Room for a whole file is taken before its first byte is written. @returns what one client may upload
 */
export function createUploads(
  bounds: UploadBounds,
  countDay: CountDay,
): (address: string) => UploadAllowance {
  const total: Use = { uploads: 0, bytes: 0 };
  const networks = new Map<string, Use>();

  const refusal = (use: Use, first: boolean): DomainError | null => {
    const fits = (one: Use, bound: Use) =>
      one.bytes + maxFileBytes <= bound.bytes && one.uploads + (first ? 1 : 0) <= bound.uploads;
    const details = { retryAfterSeconds: 60 };
    if (!fits(use, bounds.network)) return new DomainError('rate-limited', networkMessage, { details });
    return fits(total, bounds.total) ? null : new DomainError('unavailable', totalMessage, { details });
  };

  return (address) => ({
    begin: () => {
      const network = networkOf(address);
      const own: Use = { uploads: 0, bytes: 0 };
      const add = (uploads: number, bytes: number) => {
        const use = networks.get(network) ?? { uploads: 0, bytes: 0 };
        networks.set(network, use);
        for (const one of [own, use, total]) {
          one.uploads += uploads;
          one.bytes += bytes;
        }
        if (use.uploads === 0 && use.bytes === 0) networks.delete(network);
      };
      return {
        take: async (take) => {
          const first = own.uploads === 0;
          const refused = refusal(networks.get(network) ?? { uploads: 0, bytes: 0 }, first);
          if (refused) {
            noteRefusal('uploads-under-way');
            return refused;
          }
          add(first ? 1 : 0, maxFileBytes);
          return take();
        },
        count: async (files) => {
          const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
          try {
            if (bytes > 0) await countDay(network, bytes);
            return null;
          } catch (error) {
            if (isDomainError(error)) return error;
            throw error;
          }
        },
        end: () => add(-own.uploads, -own.bytes),
      };
    },
  });
}
