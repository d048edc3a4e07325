import type { SampleMail } from '#server/content/gate/rendering.ts';
import type { NotMade } from './not-made.ts';

/** What is made for each visitor, with sample data. */
export type Samples = {
  /** Public pages that are no files, by their address. */
  pages: ReadonlyMap<string, string>;
  visits: ReadonlyMap<string, string>;
  mails: readonly SampleMail[];
  notMade: readonly NotMade[];
};
