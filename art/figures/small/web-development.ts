import { editor, lineLookedAt, soonThere } from '#art/figures/editor.ts';
import { slip, smallStage, tick } from '#art/figures/stage.ts';
import { code } from '#art/figures/web-development.ts';
import { house as h } from '#art/kit/palette.ts';
import { text } from '#art/kit/type.ts';

/** Four lines that are passed, and how soon their page is there. */
export const webDevelopmentSmall = () =>
  smallStage(
    'ink',
    1.9,
    editor('sv', [22, 26, 400, 300], 36),
    lineLookedAt(22, 76, 400, 34),
    code(36, 99, 17.2, 34, { rows: [3, 5, 6, 7], indented: false }),
    tick(52, 250, 13, h.tideBright),
    text(76, 256, '48 tests passed', 17.2, '#dfe6ea', { family: 'mono' }),
    slip('sv-g', 246, 212, 140, 66),
    soonThere(265, 256, 1),
  );
