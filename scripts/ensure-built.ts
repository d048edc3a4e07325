import { constants } from 'node:os';
import { forgetEarlier, noteEarlier, whyEarlier } from './build/earlier-build.ts';
import { fingerprint } from './build/fingerprint.ts';
import { makeBuild } from './build/make.ts';
import { recover, stampOf } from './build/whole-build.ts';
import { buildFolder } from './build-folder.ts';
import { StepFailure, showFailure } from './run.ts';

// Builds when a source, a setting of the pages, or a dependency has changed since the last build. When that fails
// the last good build stays; with --or-earlier (npm start) this counts as success.
const orEarlier = process.argv.includes('--or-earlier');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
recover(buildFolder);
const wanted = fingerprint();
if (stampOf(buildFolder) === wanted) forgetEarlier(buildFolder);
else await makeBuild(buildFolder, wanted).catch(fallBack);

function fallBack(error: unknown): void {
  if (!(error instanceof StepFailure)) throw error;
  showFailure(error);
  const earlier = stampOf(buildFolder) !== null;
  if (earlier) noteEarlier(buildFolder, whyEarlier(error));
  if (!earlier || !orEarlier) process.exit(1);
  process.stderr.write('  Until then the site runs as it was before the last change.\n');
}
