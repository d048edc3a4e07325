import { circle, line, repeat, stroke } from '#art/kit/svg.ts';
import { c } from '#art/scenes/den-house.ts';

// Elevations as a drawing office inks them, all at one scale: seventeen units to a metre, the ground at 0, and thinner
// lines for what is behind or was there before.

const thin = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const;
const ink = (d: string, width = 1.5) => stroke(d, c.char, width, thin);
const faint = (d: string) => stroke(d, c.stone, 0.8, thin);
const box = (x: number, top: number, width: number, height: number) =>
  `M${x} ${top}h${width}v${height}h-${width}Z`;

/** Somebody who stands there, so that its size is known. */
const person = (x: number) =>
  circle(x, -27.5, 2.7, 'none', { stroke: c.clay, 'stroke-width': 1.1 }) +
  stroke(
    `M${x - 4} 0L${x - 1.5} -13L${x - 4} -22Q${x} -26 ${x + 4} -22L${x + 1.5} -13L${x + 4} 0`,
    c.clay,
    1.1,
  );

const tree = (x: number, size: number) =>
  stroke(
    `M0 0V-52M0 -30L-14 -50M0 -38L15 -58M-30 -52C-46 -70 -30 -92 -14 -88C-8 -108 20 -106 22 -88C42 -90 46 -62 28 -54C16 -44 -14 -42 -30 -52Z`,
    c.stone,
    0.9 / size,
    { transform: `translate(${x} 0) scale(${size})` },
  );

/** Courses of slates or tiles between two slopes. */
const courses = (left: number, right: number, top: number, foot: number, lean: number, count: number) =>
  repeat(count, (i) => {
    const t = (i + 1) / (count + 1);
    const y = top + (foot - top) * t;
    return faint(`M${left - lean * t} ${y}H${right + lean * t}`);
  });

/** A cottage, and the room of glass and boards that leans on it; 300 wide. */
export const extension = () =>
  [
    tree(14, 0.8),
    faint(`${box(44, -92, 116, 92)}M36 -92L54 -146H150L168 -92Z${box(126, -172, 15, 26)}M123 -172h21`),
    courses(54, 150, -146, -92, 18, 6),
    faint(
      `${box(58, -80, 24, 30)}M58 -65h24M70 -80v30${box(112, -80, 24, 30)}M112 -65h24M124 -80v30${box(58, -38, 24, 30)}M58 -23h24M70 -38v30${box(104, -42, 20, 42)}`,
    ),
    ink('M160 0V-74M154 -80L292 -52V-46L154 -74Z', 1.8),
    ink('M284 -48V0M160 0H284'),
    ...[190, 220, 250].map((x) => ink(`M${x} 0V${-70 + (x - 160) * 0.2}`, 1.2)),
    ink('M160 -40H250', 0.9),
    repeat(7, (i) => faint(`M${255 + i * 4.4} 0V${-49 + i * 0.9}`)),
    faint('M166 -4L184 -34M196 -4L214 -34M226 -4L244 -34'),
    ink('M160 0h130v4h-130Z', 1),
    person(302),
  ].join('');

/** A stone barn made a house, its cart arch glazed; 320 wide. */
export const barn = () =>
  [
    ink(`${box(22, -88, 216, 88)}`),
    ink('M12 -86L30 -152H230L248 -86Z', 1.8),
    courses(30, 230, -152, -86, 18, 9),
    ink(`${box(58, -132, 18, 24)}M67 -132v24${box(182, -132, 18, 24)}M191 -132v24`, 1.1),
    ink('M96 0V-42A38 38 0 0 1 172 -42V0', 1.8),
    faint('M89 0V-42A45 45 0 0 1 179 -42V0'),
    ink('M115 0V-74M134 0V-80M153 0V-74M96 -42H172', 1),
    ...[40, 62].map((x) => ink(`${box(x, -62, 5, 30)}`, 1.1)),
    ink(`${box(196, -60, 26, 28)}M209 -60v28`, 1.1),
    // Stones, where the wall has nothing else to show.
    ...(
      [
        [30, -74],
        [48, -20],
        [72, -48],
        [30, -12],
        [76, -14],
        [186, -78],
        [206, -16],
        [226, -44],
        [184, -14],
        [60, -78],
      ] as const
    ).map(([x, y]) => faint(`M${x} ${y}h12M${x + 5} ${y + 6}h10`)),
    ink('M238 -50H316M238 -56H318V-50M308 -50V0H238'),
    repeat(8, (i) => faint(`M${244 + i * 3.4} 0V-50`)),
    ink(`${box(274, -40, 26, 40)}M287 -40v40`, 1.1),
    person(328),
  ].join('');

/** A village hall: a high gable of glass between two low wings; 340 wide. */
export const hall = () =>
  [
    tree(12, 0.7),
    ink('M92 0V-108M248 0V-108', 1.6),
    ink('M82 -104L170 -206L258 -104', 2),
    ink('M92 -108L170 -198L248 -108', 1),
    ink(
      'M114 0V-100M142 0V-118M170 0V-186M198 0V-118M226 0V-100M114 -48H226M114 -100L170 -164L226 -100',
      1.1,
    ),
    faint('M128 0V-100M156 0V-140M184 0V-140M212 0V-100M114 -74H226'),
    ink(`${box(150, -42, 40, 42)}M170 -42v42`, 1.3),
    ink('M164 -206V-224H176V-206M160 -224L170 -236L180 -224Z', 1.1),
    ink('M92 -66H34V-60H92M42 -60V0M248 -66H330V-60H248M322 -60V0', 1.6),
    repeat(11, (i) => faint(`M${46 + i * 4.2} 0V-60`)),
    ...[262, 282, 302].map((x) => ink(`${box(x, -46, 13, 26)}`, 1)),
    ink('M132 4H208M126 8H214', 1),
    person(336),
    person(345),
  ].join('');

/** The line on which they stand, heavier than any other. */
export const groundLine = (x1: number, x2: number, y: number, weight = 2.4) =>
  line(x1, y, x2, y, c.char, weight);
