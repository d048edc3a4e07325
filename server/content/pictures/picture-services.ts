import type { Services } from '#server/ports/services.ts';
import type { PictureMaker } from './maker.ts';
import type { MediaFiles } from './media-files.ts';

/** What the verbs of the library need. */
export type PictureServices = Pick<
  Services,
  'env' | 'db' | 'clock' | 'log' | 'randomId' | 'wakeOutbox' | 'uploads'
> & { pictureMaker: PictureMaker; media: MediaFiles };
