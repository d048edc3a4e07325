import type { Release } from '#content/live.ts';
import type { PictureStates } from '#server/content/pictures/states.ts';
import type { ProofStates } from '#server/content/proofs/stored.ts';

/** Where the links of sample emails lead, which stand for the site's own. */
export const sampleOrigin = 'https://site.invalid';

/** One email as a visitor would get it; `name` is what it is called in a sentence. */
export type SampleMail = { document: string; name: string; subject: string; html: string; text: string };

/** A release as visitors would get it, with what is needed to judge it. */
export type Rendering = {
  release: Release;
  /** What visitors get now; null when nothing was published yet, which means the defaults. */
  previous: Release | null;
  /** HTML of every rendered page by its address, such as '/services/crm'. */
  pages: ReadonlyMap<string, string>;
  /** Text of the files for machines by their address: '/sitemap.xml', '/robots.txt', '/llms.txt', feeds. */
  files: ReadonlyMap<string, string>;
  /** Addresses of the images and other files that are served beside the pages; null when nobody listed them. */
  assets: ReadonlySet<string> | null;
  /** Of which reviews a proof is held, by their id; without a word of it. */
  proofs?: ProofStates;
  /** What the library has of the pictures that the release shows; judged before the pages are made. */
  pictures?: PictureStates;
  /** Milliseconds since 1970. */
  now: number;
  /** HTML of pages as one visitor gets them, such as thanks or a mistake in a form, by what they are called. */
  visits?: ReadonlyMap<string, string>;
  mails?: readonly SampleMail[];
};
