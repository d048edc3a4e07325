import { at, box, circle, curve, group, line, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { home } from '#content/home.ts';
import { beacon, type Hour } from './sea.ts';
import { display } from './words.ts';

// The report that stands beside the home page's headline, in its own words and sums.

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
const { report } = home.hero;

/** What a pound of advertising brought. */
const backAgain = `£${(report.revenue.pounds / report.spend.pounds).toFixed(2)} back for every £1 of advertising`;

const weeksOf = (x: number, y: number, width: number, tall: number): Point[] =>
  report.weeks.map((week, i) => [
    x + (i * width) / (report.weeks.length - 1),
    y + tall * (1 - week / 10_000),
  ]);

/** The report beside the headline, as wide as it is at that width. */
export function reportCard(hour: Hour, left: number, top: number, width: number): string {
  const inner = width - 48;
  const s = inner / 328;
  const least = width < 350 ? 14 : 15;
  /** What came back, as large as a headline of the page. */
  const large = width < 350 ? 51.9 : 58.1;
  /** What was spent: beside it where there is room, else below; and where the chart begins. */
  const [aside, spent, chart] = width < 350 ? [0, 202, 226] : [230, 143, 167];
  const came = width < 350 ? 132 : 143;
  const weeks = weeksOf(40 * s, chart + 12 * s, 288 * s, 158 * s);
  const y = (value: number) => chart + (12 + 158 * (1 - value / 10_000)) * s;
  const end = weeks.at(-1) ?? [0, 0];
  const foot = chart + 196 * s + 16;
  const spend = y(report.spend.pounds / report.weeks.length);
  const soft = (tx: number, ty: number, words: string, anchor: 'start' | 'end' = 'start') =>
    text(tx, ty, words, Math.max(14, 13.5 * s), hour.soft, { anchor });
  return at(
    left,
    top,
    1,
    box(-1, 10, width + 2, foot + 147, 22, '#04121d', { opacity: 0.1 }),
    box(0, 0, width, foot + 162, 22, hour.card),
    group(
      { transform: 'translate(24 0)' },
      text(0, 51, report.title, width < 350 ? 28 : 30.7, hour.ink, { ...display, tracking: -0.7 }),
      text(inner, 51, report.period, least, hour.ink, { anchor: 'end' }),
      text(0, 87, report.revenue.label, least, hour.soft),
      text(0, came, pounds(report.revenue.pounds), large, hour.ink, { ...display, tracking: -1.4 }),
      text(aside, spent - 32, report.spend.label, least, hour.soft),
      text(aside, spent, pounds(report.spend.pounds), 33.6, hour.second, { ...display, tracking: -1 }),
      ...[0, 5000, 10_000].map((value) => line(40 * s, y(value), inner, y(value), hour.rule, 1)),
      path(`${curve(weeks)}V${y(0)}H${40 * s}Z`, beacon, { opacity: 0.12 }),
      stroke(`M${40 * s} ${spend}H${inner}`, hour.second, 2, { 'stroke-dasharray': '1 6' }),
      soft(32 * s, y(10_000) + 4, '£10k', 'end'),
      soft(32 * s, y(5000) + 4, '£5k', 'end'),
      soft(32 * s, y(0) + 4, '0', 'end'),
      soft(40 * s, chart + 192 * s, 'Week 1'),
      soft(inner, chart + 192 * s, `Week ${report.weeks.length}`, 'end'),
      soft(40 * s, y(5000) - 8, report.revenue.label),
      soft(40 * s, spend - 8, report.spend.label),
      stroke(curve(weeks), beacon, 3.6),
      circle(end[0], end[1], 6, beacon, { stroke: hour.card, 'stroke-width': 2.5 }),
      box(0, foot, inner, 38, 8, hour.wash),
      text(14, foot + 24, backAgain, 15, hour.ink, { weight: 500 }),
      ...report.channels.flatMap(({ label, pounds: amount }, i) => {
        const row = foot + 64 + i * 30.5;
        const track = inner - 212;
        return [
          text(0, row + 4.5, label, least, hour.ink),
          rect(136, row - 3, track, 6, hour.badge),
          rect(136, row - 3, (track * amount) / report.revenue.pounds, 6, hour.second),
          text(inner, row + 4.5, pounds(amount), least, hour.ink, { weight: 600, anchor: 'end' }),
        ];
      }),
    ),
  );
}
