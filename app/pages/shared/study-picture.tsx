import { cx } from '#app/ui/cx.ts';
import type { Instead } from '#app/ui/picture.tsx';
import { type ImageName, imageAlt } from '#content/alt.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { ContentPicture } from './content-picture.tsx';
import { Drawing } from './drawing.tsx';

/** 4:3, a little taller than wide, 4:5, or across the page. */
export type CardShape = 'wide' | 'square' | 'upright' | 'across';

type StudyPictureProps = {
  study: CaseStudy;
  sizes: string;
  priority?: boolean;
  /** The website with something of what the client makes: where several projects stand together. */
  poster?: boolean;
  /** The poster where it is as small as on a phone at every width. */
  thumbnail?: boolean;
  /** That in a card of the portfolio, by what shape it has where cards stand side by side. */
  card?: CardShape;
  /** What the client makes in a picture that goes across the page. */
  across?: boolean;
  /** The plan of all that the client sells, across the page. */
  plan?: boolean;
  /** What the client makes, from edge to edge behind the words of the first view. */
  behind?: boolean;
  /** Where the words beside it say what it shows. */
  decorative?: boolean;
  className?: string;
  /** What only the drawing needs, such as the part of it that stays in view. */
  drawingClass?: string;
};

const drawn = [
  'buddha-brands',
  'yards-store',
  'den-architecture',
  'chartford-homes',
  'broken-society',
  'this-site',
] as const satisfies CaseStudy['image'][];
/** Studies with drawings of their own; the others borrow one of the home page. */
const isDrawn = (image: CaseStudy['image']): image is (typeof drawn)[number] =>
  drawn.some((one) => one === image);
/** Whose poster would be too small to be read on a phone, and has a drawing of its own for it. */
const phonePosters: readonly string[] = ['buddha-brands'];
/** Of those in cards: upright, since phones stand in them, or taller still. */
const uprightPosters: readonly string[] = ['yards-store', 'broken-society'];
const tallPosters: readonly string[] = ['this-site'];
/** Whose poster is made of parts that a squarer frame would cut. */
const squarePosters: readonly string[] = ['yards-store'];

const onPhones = '(width < 40rem)';
/** Words across our own panorama would be too small on tablets, too. */
const belowDesks = '(width < 64rem)';
const onDesks = '(width >= 64rem)';
const fromTablets = '(width >= 40rem)';

/** Whether a study's picture is a drawing of its own: free on its colour, and upright on phones, 4:5. */
export const standsFree = ({ image, picture }: CaseStudy) => !picture && isDrawn(image);

/** Who has a drawing that leaves room for the words of the first view. */
const behindWords = ['den-architecture'] as const satisfies CaseStudy['image'][];
const isBehind = (image: CaseStudy['image']): image is (typeof behindWords)[number] =>
  behindWords.some((one) => one === image);

/** Whether the first picture of a study goes from edge to edge behind its words. */
export const standsBehind = ({ image, picture, telling }: CaseStudy) =>
  telling.hero === 'across' && !picture && isBehind(image);

/** What a card shows of a study on phones: an upright picture, a tall one, or a wide one. */
export function onPhoneCard({ image, picture }: CaseStudy): 'upright' | 'tall' | 'wide' {
  if (picture) return 'wide';
  return uprightPosters.includes(image) ? 'upright' : tallPosters.includes(image) ? 'tall' : 'wide';
}

/** Of whom there is a plan of all that they sell. */
const planned = ['chartford-homes'] as const;
const isPlanned = (image: CaseStudy['image']): image is (typeof planned)[number] =>
  planned.some((one) => one === image);

export const hasPlan = ({ image, picture }: CaseStudy) => !picture && isPlanned(image);

type Shape = {
  poster: boolean;
  thumbnail: boolean;
  across: boolean;
  plan: boolean;
  behind: boolean;
  card: CardShape | undefined;
};

/** The drawing, and what takes its place on small screens. */
function drawingOf(
  image: CaseStudy['image'],
  shape: Shape,
): { name: ImageName; instead?: Instead | Instead[] } {
  if (!isDrawn(image)) return { name: image };
  const [poster, hasOwn] = [`poster-${image}` as const, phonePosters.includes(image)];
  const whenNarrow = (name: string, media = onPhones) => ({ instead: { name, media } });
  if (shape.behind && isBehind(image)) {
    const name = `across-${image}` as const;
    return { name, ...whenNarrow(`${name}-narrow`) };
  }
  if (shape.plan && isPlanned(image)) {
    const name = `plan-${image}` as const;
    return { name, ...whenNarrow(`${name}-narrow`) };
  }
  if (shape.across) {
    const name = `panorama-${image}` as const;
    return { name, ...whenNarrow(`${name}-narrow`, image === 'this-site' ? belowDesks : onPhones) };
  }
  if (!shape.poster) return { name: image, ...whenNarrow(`${image}-narrow`) };
  if (shape.card) return { name: poster, instead: inCard(image, shape.card) };
  return { name: poster, ...(hasOwn && whenNarrow(`${poster}-narrow`, shape.thumbnail ? 'all' : onPhones)) };
}

/** What a card shows by how wide the window is: on phones by the study, then upright, then in the shape of its place. */
function inCard(image: CaseStudy['image'], card: CardShape): Instead[] {
  const poster = `poster-${image}`;
  const tall = tallPosters.includes(image);
  const own = tall || phonePosters.includes(image);
  const name = uprightPosters.includes(image) ? `${image}-narrow` : own ? `${poster}-narrow` : poster;
  const onPhone = { name, media: onPhones };
  const upright = (media: string) => ({ name: tall ? `${poster}-narrow` : `${image}-narrow`, media });
  if (card === 'wide') return own ? [onPhone] : [];
  if (card === 'upright') return [onPhone, upright(fromTablets)];
  const square = squarePosters.includes(image) ? [{ name: `${poster}-upright`, media: onDesks }] : [];
  if (card === 'square') return [onPhone, upright(belowDesks), ...square];
  return [
    onPhone,
    upright(belowDesks),
    { name: tall ? `${poster}-wide` : `panorama-${image}`, media: onDesks },
  ];
}

/** A project's own picture, else the drawing that it borrows. */
export function StudyPicture({
  study,
  drawingClass,
  decorative = false,
  poster = false,
  thumbnail = false,
  across = false,
  plan = false,
  behind = false,
  card,
  ...shown
}: StudyPictureProps) {
  if (study.picture) return <ContentPicture picture={study.picture} decorative={decorative} {...shown} />;
  const { name, ...narrow } = drawingOf(study.image, { poster, thumbnail, across, plan, behind, card });
  const alt = decorative ? '' : imageAlt[name];
  const className = cx(shown.className, drawingClass);
  return <Drawing name={name} alt={alt} {...shown} {...narrow} className={className} />;
}
