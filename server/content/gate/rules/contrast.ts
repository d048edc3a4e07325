import { casePalettes } from '#content/schema/case-palettes.ts';
import { contrastOf } from '#server/content/gate/contrast.ts';
import type { Rule } from '#server/content/gate/rule.ts';
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

export const contrastRules = [readable, paletteOnce];
