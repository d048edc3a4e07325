import { readEnv } from '#server/base/env.ts';
import { createKeys } from '#server/base/keys.ts';
import { sampleOrigin } from '#server/content/gate/rendering.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { sampleDb } from './sample-db.ts';
import { sampleId, sampleRows, takenPlaces } from './sample-rows.ts';

/** The services that public pages and emails for visitors are made with. */
export type SampleServices = Pick<
  SiteServices,
  'env' | 'db' | 'clock' | 'log' | 'keys' | 'randomId' | 'randomToken' | 'busySource' | 'uploads' | 'files'
>;

const quiet = () => undefined;

/**
 * Services at one moment with sample data, which store and send nothing.
 * @param isFull whether every place of the offer is taken
 */
export function sampleServices(now: number, isFull = false): SiteServices {
  const rows = isFull ? { ...sampleRows(now), ...takenPlaces(now) } : sampleRows(now);
  const services: SampleServices = {
    env: readEnv({ SITE_URL: sampleOrigin, RATE_LIMITS: 'off' }),
    db: sampleDb(rows),
    clock: { now: () => now },
    log: { info: quiet, warn: quiet, error: quiet },
    keys: createKeys('a secret of samples, which opens nothing'),
    randomId: () => sampleId,
    randomToken: () => 'sample',
    busySource: async () => ({ mode: 'live', busy: [] }),
    uploads: () => ({ begin: () => ({ take: (take) => take(), count: async () => null, end: quiet }) }),
    files: {} as SiteServices['files'],
  };
  // What is not here is asked for by no page for visitors; one that does fails and is told as a finding.
  return services as SiteServices;
}
