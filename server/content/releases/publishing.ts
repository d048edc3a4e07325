import type { DrawingMaker } from '#server/content/drawings/drawing-maker.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { MediaFiles } from '#server/content/pictures/media-files.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { Services } from '#server/ports/services.ts';

/** What publishing needs. */
export type Publishing = Pick<Services, 'db' | 'clock' | 'log' | 'randomId' | 'env' | 'wakeOutbox'> & {
  content: Pick<SiteContent, 'build' | 'make' | 'follow'>;
  drawingMaker: DrawingMaker;
  media: MediaFiles;
};

/** Whether something keeps a release from visitors. */
export function isRefused(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'refusal');
}
