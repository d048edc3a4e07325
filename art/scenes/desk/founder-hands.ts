import { box, group, path, stroke } from '#art/kit/svg.ts';
import { pencil } from '#art/scenes/shore/desk.ts';
import type { Light } from '#art/scenes/shore/light.ts';
import { colours, turned } from './founder-light.ts';

/** Seen from its back, with its nail at the tip. */
const nail = (x: number, y: number, angle: number, light: Light, wide = 17) => {
  const [, shade, lit] = colours(light).skin;
  return turned(
    x,
    y,
    angle,
    box(-wide / 2, 0, wide, wide * 1.25, wide * 0.45, lit, { stroke: shade, 'stroke-width': 2 }),
  );
};

/** Narrower towards its tip, with creases over its joints. */
function straightFinger(
  [x1, y1, x2, y2, wide]: readonly [x1: number, y1: number, x2: number, y2: number, wide: number],
  light: Light,
): string {
  const [skin, shade] = colours(light).skin;
  const long = Math.hypot(x2 - x1, y2 - y1);
  const angle = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI;
  const [base, tip] = [wide / 2, wide * 0.37];
  const side = (s: number) =>
    `C${s * tip} ${tip * 2} ${s * (tip + 1)} ${long * 0.3} ${s * base} ${long * 0.46}S${s * base * 0.9} ${long * 0.8} ${s * base} ${long}`;
  const crease = (y: number, half: number) => `M${-half} ${y}q${half} 5 ${half * 2} 0`;
  return turned(
    x2,
    y2,
    angle,
    path(
      `M0 0C${-tip} 0 ${-tip} ${tip * 0.7} ${-tip} ${tip}${side(-1)}H${base}L${base} ${long * 0.46}C${tip + 1} ${long * 0.3} ${tip} ${tip * 2} ${tip} ${tip}C${tip} ${tip * 0.7} ${tip} 0 0 0Z`,
      skin,
      { stroke: shade, 'stroke-width': 3 },
    ),
    stroke(crease(long * 0.42, base * 0.5) + crease(long * 0.5, base * 0.5), shade, 3, { opacity: 0.7 }),
    nail(0, 5, 0, light, tip * 1.3),
  );
}

/** The left hand, flat on the first page, which it keeps in its place. */
export function leftHand(light: Light): string {
  const [skin, shade] = colours(light).skin;
  const [cloth, dark, bright] = colours(light).sleeve;
  const fingers = (
    [
      [238, 1004, 312, 906, 36],
      [208, 984, 260, 848, 37],
      [174, 976, 199, 832, 36],
      [142, 980, 136, 854, 32],
      [244, 1046, 356, 978, 38],
    ] as const
  ).map((one) => straightFinger(one, light));
  return [
    path('M-60 1280L120 1010L262 1096L150 1320Z', '#06101a', { opacity: 0.2, transform: 'translate(14 18)' }),
    ...fingers,
    path('M116 996C128 960 190 948 234 972C270 992 280 1036 262 1076L226 1130L108 1058Z', skin),
    path('M234 972C270 992 280 1036 262 1076L226 1130L196 1112C244 1070 252 1010 234 972Z', shade, {
      opacity: 0.35,
    }),
    stroke('M128 984q9 -8 18 0M160 972q10 -8 20 0M196 978q10 -7 18 3M226 1000q9 -3 14 8', shade, 4, {
      opacity: 0.7,
    }),
    path('M86 1060C130 1050 200 1092 232 1136L49 1420L-200 1420Z', cloth),
    path('M196 1092C212 1106 224 1122 232 1136L49 1420H-40Z', dark, { opacity: 0.6 }),
    stroke('M92 1064C136 1056 196 1094 226 1132', bright, 12),
    stroke('M70 1092C112 1088 176 1124 208 1164', bright, 5, { opacity: 0.6 }),
  ].join('');
}

/** The right one, which corrects. */
export function rightHand(light: Light): string {
  const [skin, shade] = colours(light).skin;
  const [cloth, dark, bright] = colours(light).sleeve;
  const finger = (d: string, wide: number) => stroke(d, shade, wide + 5) + stroke(d, skin, wide);
  return [
    path('M800 1080L1060 1290L960 1330L720 1150Z', '#06101a', { opacity: 0.2 }),
    finger('M760 1036C716 1032 690 1010 678 986', 34),
    finger('M752 1002C706 996 676 968 661 936', 36),
    path(
      'M738 958C762 914 830 908 872 946C906 978 904 1040 866 1084L834 1116L742 1056C722 1024 720 988 738 958Z',
      skin,
    ),
    path('M872 946C906 978 904 1040 866 1084L834 1116L804 1096C862 1062 884 1004 872 946Z', shade, {
      opacity: 0.35,
    }),
    // The forefinger lies along the pencil, the thumb holds it from below; it rests on the web between both.
    finger('M772 946C728 938 690 914 662 884', 38),
    path('M748 976C776 968 812 984 808 1020C796 1046 764 1038 748 1022Z', skin),
    turned(
      ...([600, 844, 40] as const),
      box(120, 6, 176, 16, 6, shade, { opacity: 0.5 }),
      group({ transform: 'translate(30 -13)' }, pencil(light, 262, 26)),
    ),
    finger('M770 1008C730 1000 700 968 690 920', 36),
    nail(652, 872, -44, light),
    nail(687, 905, -8, light, 16),
    stroke('M706 908q-2 12 -12 18M714 912q-2 12 -12 18M700 974q10 -2 16 -12M706 982q10 -2 16 -12', shade, 3, {
      opacity: 0.7,
    }),
    stroke('M790 934q12 4 16 16M828 930q10 6 12 18', shade, 4, { opacity: 0.6 }),
    path('M790 1118C820 1070 858 1052 896 1052L1210 1300V1420H1010Z', cloth),
    path('M790 1118L1010 1420H1085L822 1082C808 1092 798 1104 790 1118Z', dark, { opacity: 0.6 }),
    stroke('M796 1112C824 1074 856 1060 890 1060', bright, 12),
    stroke('M820 1146C848 1108 882 1092 920 1094', bright, 5, { opacity: 0.6 }),
  ].join('');
}
