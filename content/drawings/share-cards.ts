import { asItShips } from '#content/live.ts';
import { noteAt, notesPath } from '#content/notes.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { pageFor, pages } from '#content/pages.ts';
import { caseStudyFor } from '#content/portfolio.ts';
import type { Page } from '#content/schema/page.ts';
import { site } from '#content/site.ts';
import { keyOfDrawn, type ShareCard, type Wanted } from '#domain/pictures/drawn.ts';
import { ownWordsOf } from './define-drawings.ts';
import { cardMark, drawings } from './drawn-words.ts';

const offerPath = '/summer-offer';

/** The name of the picture that is shown when a page is shared. */
export const cardName = (path: string): string =>
  `social-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`;

/** What is said when the page at an address is shared; null for an address that has no such picture. */
function cardAt(path: string): ShareCard | null {
  const said = saidAt(path);
  return said && { kicker: said.kicker, title: said.socialTitle, brand: site.name, art: artOf(path) };
}

/** The offer has a picture for each of its states: a preview must not show an ended offer as open. */
function saidAt(path: string): Pick<Page, 'kicker' | 'socialTitle'> | null {
  const state = path.startsWith(`${offerPath}/`) ? path.slice(offerPath.length + 1) : null;
  if (state === null) return pages.some((page) => page.path === path) ? pageFor(path) : null;
  if (!Object.hasOwn(summerOffer.states, state)) return null;
  const { preview } = summerOffer.states[state as keyof typeof summerOffer.states];
  return { ...pageFor(offerPath), socialTitle: preview.socialTitle };
}

/** A page of a service shows its drawing, a project and a note the picture that they have. */
function artOf(path: string): ShareCard['art'] {
  const [, area, id = ''] = path.split('/');
  const study = area === 'portfolio' ? caseStudyFor(id) : undefined;
  const picture = study?.picture ?? (path.startsWith(`${notesPath}/`) ? noteAt(id)?.picture : undefined);
  if (picture) return { picture: picture.image };
  // Upright, as its place is: what is drawn for phones.
  const name = area === 'services' ? `service-${id}` : study && `${study.image}-narrow`;
  return name && Object.hasOwn(drawings, name) ? { name, words: ownWordsOf(name) ?? {} } : null;
}

/** Every picture of a shared page that the release in use has. */
export function shareCards(): { path: string; name: string; card: ShareCard }[] {
  const states = Object.keys(summerOffer.states).map((state) => `${offerPath}/${state}`);
  return [...pages.map(({ path }) => path), ...states].flatMap((path) => {
    const card = cardAt(path);
    return card ? [{ path, name: cardName(path), card }] : [];
  });
}

function keyOf(name: string, card: ShareCard): string {
  const art = card.art && 'name' in card.art ? drawings[card.art.name]?.mark : null;
  return keyOfDrawn(JSON.stringify([name, cardMark, art, card]));
}

/** What the pictures of a build say, which are made of the texts that ship. */
let shipped: ReadonlyMap<string, string> | null = null;
const shippedKeys = () => {
  shipped ??= asItShips(() => new Map(shareCards().map(({ name, card }) => [name, keyOf(name, card)])));
  return shipped;
};

/** The picture of a shared page as the release in use has it; null where the build's says the same. */
export function wantedCard(path: string): Wanted | null {
  const card = cardAt(path);
  const name = cardName(path);
  if (!card) return null;
  const key = keyOf(name, card);
  return shippedKeys().get(name) === key ? null : { key, draw: { kind: 'card', name, card } };
}
