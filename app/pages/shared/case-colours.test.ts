import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casePalettes } from '#content/schema/case-palettes.ts';

const css = readFileSync(new URL('./case-colours.css', import.meta.url), 'utf8');

test.each(Object.entries(casePalettes))(
  'the stylesheet carries the colours of %s',
  (id, { base, accent }) => {
    const rule = css.split(`[data-case="${id}"]`)[1]?.split('}')[0] ?? '';
    const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1];
    // Two have another colour by night.
    expect(/^light-dark\((oklch\([^)]+\))/.exec(value('--case') ?? '')?.[1] ?? value('--case')).toBe(
      base.colour,
    );
    expect(value('--on-case')).toBe(base.text);
    expect(value('--case-accent')).toBe(accent.colour);
    expect(value('--on-case-accent')).toBe(accent.text);
  },
);
