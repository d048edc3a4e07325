import { bar, slip, smallStage, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, rect } from '#art/kit/svg.ts';

/** Code that passed its tests. */
export const webDevelopmentSmall = () => {
  const [key, call, text, value] = ['#f79a7c', '#8fd3cf', '#dfe6ea', '#f3cf8f'];
  const code = [
    [0, [58, key], [66, call], [44, text]],
    [1, [40, key], [30, text], [70, call]],
    [1, [22, key], [54, text], [48, key], [40, call]],
    [1, [40, key], [84, value]],
    [1, [48, key], [92, text]],
    [0, [12, text]],
  ] as const;
  return smallStage(
    'ink',
    1.9,
    slip('sd', 44, 40, 312, 220, '#101f2f'),
    box(44, 40, 312, 220, 12, 'none', { stroke: '#3a5066', 'stroke-width': 1.6 }),
    ...[66, 84, 102].map((x) => circle(x, 62, 5.5, '#3a5066')),
    rect(44, 139, 312, 30, '#f4623a', { opacity: 0.18 }),
    rect(44, 139, 5, 30, h.beacon),
    ...code.flatMap(([indent, ...tokens], row) => {
      let x = 66 + indent * 22;
      return tokens.map(([w, colour]) => {
        const token = bar(x, 91 + row * 28.5, w, colour, 11);
        x += w + 9;
        return token;
      });
    }),
    tick(330, 234, 24, h.tideBright),
  );
};
