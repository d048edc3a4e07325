import { inPalette, type Palette } from '#domain/shore/palette.ts';
import { openEndAt } from '#server/http/prepared/open-end.ts';
import { type OpenParts, openParts } from '#server/http/prepared/open-parts.ts';
import { type OwnPart, type OwnParts, placesIn } from './own-parts.ts';

/** What comes before the end of a page, with room for what each answer has of its own. */
type Beginning = { forms: OpenParts; parts: readonly OwnPart[] };

/** A page that is drawn for many. */
export type DrawnPage = {
  html: string;
  /** Packed when it is first asked for in a palette. */
  beginningIn: (palette: Palette) => Promise<Beginning>;
  /** What comes last and changes with the minute, as it was drawn. */
  end: string;
};

/** Takes apart what the application drew with these parts. @throws Error for a page without an open end */
export function takeApart(html: string, own: OwnParts): DrawnPage {
  const whole = Buffer.from(html);
  const endAt = openEndAt(whole);
  if (endAt === null) throw new Error('A page that is kept ends with what changes from minute to minute.');
  const drawn = whole.subarray(0, endAt).toString();
  const beginnings = new Map<Palette, Promise<Beginning>>();
  return {
    html,
    beginningIn: (palette) => {
      const known = beginnings.get(palette) ?? packed(inPalette(drawn, palette), own);
      beginnings.set(palette, known);
      return known;
    },
    end: whole.subarray(endAt).toString(),
  };
}

async function packed(beginning: string, own: OwnParts): Promise<Beginning> {
  const places = placesIn(beginning, own);
  const cuts = [0, ...places.flatMap(({ at, length }) => [at, at + length]), beginning.length];
  const parts: Buffer[] = [];
  for (let cut = 0; cut < cuts.length; cut += 2)
    parts.push(Buffer.from(beginning.slice(cuts[cut], cuts[cut + 1])));
  const gaps = places.map(({ length }) => length);
  return { forms: await openParts({ parts, gaps }), parts: places.map(({ part }) => part) };
}
