import { type SocialImage, socialImage } from '#app/ui/social-image.ts';
import { wantedCard } from '#content/drawings/share-cards.ts';
import { drawnFolder } from '#domain/pictures/drawn.ts';

/**
 * The picture that is shown when a page is shared, in the words that the release in use has for it.
 * @param pagePath address without origin; one that is in no list of pages shares the home page's picture
 */
export function shareImage(pagePath: string): SocialImage {
  const shipped = socialImage(pagePath);
  const wanted = wantedCard(pagePath) ?? (shipped.own ? null : wantedCard('/'));
  return wanted ? { ...shipped, path: `${drawnFolder}${wanted.draw.name}.${wanted.key}.jpg` } : shipped;
}
