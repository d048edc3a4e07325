import path from 'node:path';
import { megabyte } from '#domain/format/sizes.ts';
import type { Env } from '#server/base/env.ts';
import type { Log } from '#server/base/log.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { keptInBucket } from './bucket/kept-in-bucket.ts';
import { createFileStore } from './file-store.ts';
import { roomCheck } from './free-space.ts';
import { keptInFolder } from './kept-in-folder.ts';
import { clamdPlace, createClamd } from './malware/clamd.ts';
import { malwareCheck } from './malware/malware-check.ts';
import type { SiteBucket } from './site-bucket.ts';

/** A visitor waits for it. */
const scanPatienceMs = 10_000;

/** Where files stay that visitors and letters bring. */
export function uploadStore(
  { DATA_DIR, UPLOADS_LEAVE_FREE_MB, CLAMD_URL }: Env,
  siteBucket: SiteBucket | null,
  log: Log,
): FileStore {
  const folder = path.join(DATA_DIR, 'uploads');
  return createFileStore({
    folder,
    kept: siteBucket ? keptInBucket({ ...siteBucket, folder: 'uploads' }) : keptInFolder(folder, DATA_DIR),
    randomId: () => crypto.randomUUID(),
    checkRoom: roomCheck(UPLOADS_LEAVE_FREE_MB * megabyte),
    ...(CLAMD_URL && {
      scan: (inspect) =>
        malwareCheck(
          createClamd(clamdPlace(CLAMD_URL), scanPatienceMs),
          { log, tick: () => performance.now() },
          inspect,
        ),
    }),
  });
}
