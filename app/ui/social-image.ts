import social from './generated/social.json';
import { type ImageEntry, pictureSources } from './picture-sources.ts';

const manifest: Readonly<Record<string, ImageEntry>> = social;

export type SocialImage = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** False where the page has none and shares the home page's. */
  readonly own: boolean;
};

/**
 * The social-preview image of one page of `content/pages.ts`; a page that is not listed there shares the home page's.
 * @param pagePath address without origin, such as '/services/crm'
 * @throws Error when the images were not made
 */
export function socialImage(pagePath: string): SocialImage {
  const own = `social-${pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-')}`;
  const name = own in manifest ? own : 'social-home';
  const entry = manifest[name];
  if (!entry) throw new Error("There are no social-preview images; run 'npm run images'.");
  return {
    path: pictureSources(name, entry).src,
    width: entry.width,
    height: entry.height,
    own: name === own,
  };
}
