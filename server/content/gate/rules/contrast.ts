import { casePalettes } from '#content/schema/case-palettes.ts';
import { type BrandColour, type BrandColours, brandNames } from '#domain/colours/brand.ts';
import { parseColour } from '#domain/colours/oklch.ts';
import { contrastFaults } from '#domain/colours/pairs.ts';
import { contrastOf } from '#server/content/gate/contrast.ts';
import type { Found, Rule } from '#server/content/gate/rule.ts';
import { inField, nameOf, quoted } from '#server/content/gate/texts.ts';
import { objectsIn, textAt } from '#server/content/gate/values.ts';

const least = 4.5;

const readable: Rule = {
  id: 'colour-contrast',
  severity: 'refusal',
  holds: 'text can be read on the colour that was chosen for it',
  *find({ documents }) {
    for (const [id, { facts }] of documents) {
      const palette = casePalettes[textAt(facts, 'palette') as keyof typeof casePalettes];
      for (const { way, one } of objectsIn(palette ? { palette } : facts)) {
        const [colour, text] = [textAt(one, 'colour'), textAt(one, 'text')];
        if (!colour.startsWith('oklch(')) continue;
        const contrast = contrastOf(colour, text);
        if (contrast !== null && contrast >= least) continue;
        const field = [...way, 'text'].join('.');
        const much =
          contrast === null ? 'cannot be compared with' : `stands out ${contrast.toFixed(1)} to 1 from`;
        const sentence = `${inField(id, field)} the colour of the text ${much} the colour behind it; at least ${least} to 1 is needed to read it.`;
        yield { document: id, field, sentence };
      }
    }
    yield* brandFaults(documents.get(brand)?.facts);
  },
};

const brand = 'brand-colours';

/** Pairs of the site's own palette that the colours of the brand make hard to read. */
function* brandFaults(facts: unknown): Iterable<Found> {
  const colours = brandNames.map((name): [BrandColour, string] => [name, textAt(facts, name)]);
  const unread = colours.filter(([, text]) => parseColour(text) === null);
  for (const [field] of unread)
    yield { document: brand, field, sentence: `${inField(brand, field)} what stands there is no colour.` };
  if (unread.length > 0) return;
  for (const { field, sentence } of contrastFaults(Object.fromEntries(colours) as BrandColours))
    yield {
      document: brand,
      field,
      sentence: `${inField(brand, field)} the colour cannot stay: ${sentence}`,
    };
}

const drawn: Rule = {
  id: 'colour-not-drawn',
  severity: 'warning',
  holds: 'pictures that the software draws have the colours of the brand',
  *find({ documents, before }) {
    const [now, then] = [documents, before].map((all) => all.get(brand)?.facts);
    if (brandNames.every((name) => textAt(now, name) === textAt(then, name))) return;
    const sentence = `In ${quoted(nameOf(brand))} colours changed. Pages and emails follow; the icon of the site, the pictures for social networks and the drawings keep their former colours, and a developer has to draw them anew.`;
    yield { document: brand, sentence };
  },
};

const paletteOnce: Rule = {
  id: 'colour-of-two',
  severity: 'warning',
  holds: 'no two case studies have the same colours',
  *find({ documents }) {
    const seen = new Map<string, string>();
    for (const [id, { facts }] of documents) {
      const palette = textAt(facts, 'palette');
      const other = seen.get(palette);
      if (palette === '') continue;
      seen.set(palette, other ?? id);
      if (other === undefined) continue;
      const sentence = `${inField(id, 'palette')} the colours are the same as in ${quoted(nameOf(other))}.`;
      yield { document: id, field: 'palette', sentence };
    }
  },
};

export const contrastRules = [readable, paletteOnce, drawn];
