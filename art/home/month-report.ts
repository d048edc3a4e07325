import { house as h } from '#art/kit/palette.ts';
import { paper, paperWidth, small, title } from '#art/kit/paper.ts';
import { circle, curve, denseDrawing, line, path, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const tall = 370;
export const monthReportSize = { width: paperWidth * 2, height: tall * 2 } as const;

/** Three campaigns that add up to the month: what each cost and brought, and the first divided by the second. */
const campaigns = [
  ['Repairs', '£400', '16', '£25.00'],
  ['Servicing', '£420', '14', '£30.00'],
  ['New boilers', '£360', '10', '£36.00'],
] as const;
const month = [
  ['£1,180', 'spent'],
  ['40', 'enquiries'],
  ['£29.50', 'for each'],
] as const;
/** Where each column of figures ends. */
const ends = [183, 265, 352] as const;

const weeks = [
  [30, 120],
  [109, 112],
  [188, 94],
  [267, 98],
  [346, 70],
] as const;

/** What comes at the end of a month: its line, what it cost and brought, the same for each campaign, and what comes next. */
export const monthReport = () =>
  denseDrawing(
    paperWidth,
    tall,
    paper(tall),
    title('Your March'),
    path(`${curve(weeks)}V132H30Z`, h.beacon, { opacity: 0.1 }),
    line(28, 132, 352, 132, h.sandDeep, 1.5),
    stroke(curve(weeks), h.beacon, 4),
    circle(346, 70, 6, h.beacon),
    ...month.map(
      ([figure, words], i) =>
        text(ends[i] ?? 0, 170, figure, 22, h.ink, { family: 'display', weight: 700, anchor: 'end' }) +
        text(ends[i] ?? 0, 192, words, small, h.slate, { anchor: 'end' }),
    ),
    text(28, 169, 'All', small, h.ink, { weight: 600 }),
    line(28, 207, 352, 207, h.sandDeep, 1.5),
    ...campaigns.map(([name, ...figures], i) => {
      const y = 236 + i * 28;
      return (
        text(28, y, name, small, h.ink) +
        figures.map((figure, j) => text(ends[j] ?? 0, y, figure, small, h.ink, { anchor: 'end' })).join('')
      );
    }),
    line(28, 308, 352, 308, h.sandDeep, 1.5),
    circle(34, 331, 5, h.tide),
    text(48, 337, 'April: £200 more on repairs', small, h.ink, { weight: 600 }),
  );
