import { type Point, smoothPath } from '#app/ui/rising-line.tsx';
import type { home } from '#content/home.ts';
import { inForm, say } from '#content/say.ts';

type ReportCardProps = { report: (typeof home)['hero']['report'] };

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
/** Where the chart has a line across. */
const heights = [0, 5000, 10_000];
const chart = { width: 328, height: 196, left: 40, bottom: 26, top: 12, max: 10_000 };

function scaleY(value: number): number {
  const room = chart.height - chart.bottom - chart.top;
  return Math.round(chart.height - chart.bottom - (value / chart.max) * room);
}

/** The weeks in the chart's units. */
function pointsOf({ weeks }: ReportCardProps['report']): Point[] {
  const step = (chart.width - chart.left) / (weeks.length - 1);
  return weeks.map((week, at) => [Math.round(chart.left + at * step), scaleY(week)]);
}

const told = (report: ReportCardProps['report']) =>
  say('{title} ({period}): {sales} {salesLabel} from {spend} {spendLabel}.', {
    title: report.title,
    period: report.period.toLowerCase(),
    sales: pounds.format(report.revenue.pounds),
    salesLabel: report.revenue.label.toLowerCase(),
    spend: pounds.format(report.spend.pounds),
    spendLabel: report.spend.label.toLowerCase(),
  });

/** What a pound of advertising brought, in words. */
const backOf = ({ revenue, spend }: ReportCardProps['report']) =>
  `£${(revenue.pounds / spend.pounds).toFixed(2)} ${say('back for every £1 of advertising')}`;

/** The drawn dashboard: what came back beside what was spent. A phone has its sums and its line (home.css). */
export function ReportCard({ report }: ReportCardProps) {
  const spendAWeek = report.spend.pounds / report.weeks.length;
  return (
    <figure
      aria-label={told(report)}
      className="rise-in rounded-xl bg-foam p-6 text-ink 2xl:p-8 shadow-float max-sm:px-4 max-sm:pt-3!"
    >
      <div aria-hidden="true" className="report">
        <div className="flex items-baseline justify-between">
          <span className="display text-2xl">{report.title}</span>
          <span className="text-sm">{report.period}</span>
        </div>
        <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2 max-sm:grid">
          <div>
            <span className="block text-ink-soft text-sm">{report.revenue.label}</span>
            <span className="display figures text-[2.1rem] lg:text-4xl leading-none">
              {pounds.format(report.revenue.pounds)}
            </span>
          </div>
          <div>
            <span className="block text-ink-soft text-sm">{report.spend.label}</span>
            <span className="display figures text-[2.1rem] 2xl:text-[2.6rem] text-tide leading-none">
              {pounds.format(report.spend.pounds)}
            </span>
          </div>
        </div>
        <Chart report={report} points={pointsOf(report)} spendY={scaleY(spendAWeek)} />
        <p className="mt-4 rounded-md bg-beacon-wash px-3.5 py-2 font-medium text-sm">{backOf(report)}</p>
        <ul className="mt-4 grid gap-2 text-sm max-sm:hidden">
          {report.channels.map((channel) => (
            <li key={channel.label} className="grid grid-cols-[7.75rem_1fr_4rem] items-center gap-3">
              <span>{channel.label}</span>
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: all of the report is hidden, its figure says it */}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full bg-sand">
                <rect
                  width={Math.round((channel.pounds / report.revenue.pounds) * 1000) / 10}
                  height="4"
                  className="fill-tide"
                />
              </svg>
              <span className="figures text-right font-semibold">{pounds.format(channel.pounds)}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

type ChartProps = ReportCardProps & { points: Point[]; spendY: number };

function Chart({ report, points, spendY }: ChartProps) {
  const line = smoothPath(points);
  const floor = chart.height - chart.bottom;
  const [first, last] = [points[0], points.at(-1)];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: all of the report is hidden, its figure says it
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      className="mt-4 h-auto w-full overflow-visible"
      fill="none"
    >
      <path
        d={heights.map((value) => `M${chart.left} ${scaleY(value)}H${chart.width}`).join('')}
        className="stroke-sand-deep"
      />
      {first && last && (
        <path d={`${line}V${floor}H${first[0]}Z`} className="fill-beacon" fillOpacity="0.1" />
      )}
      <path
        d={`M${chart.left} ${spendY}H${chart.width}`}
        className="stroke-tide"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g fontSize="13.5" className="fill-ink-soft 2xl:text-[0.62rem]">
        <g textAnchor="end">
          {heights.map((value) => (
            <text key={value} x={chart.left - 8} y={scaleY(value) + 4}>
              {value === 0
                ? '0'
                : `£${inForm('{count}k', { count: value / 1000, whole: value.toLocaleString('en-GB') })}`}
            </text>
          ))}
        </g>
        {first && last && (
          <>
            <text x={first[0]} y={chart.height - 4}>
              {say('Week {number}', { number: 1 })}
            </text>
            <text x={chart.width} y={chart.height - 4} textAnchor="end">
              {say('Week {number}', { number: points.length })}
            </text>
            {/* Beside the line's end, of which it tells: on a line across it would name that. */}
            <text x={last[0] - 16} y={last[1] + 8} textAnchor="end">
              {report.revenue.label}
            </text>
          </>
        )}
        <text x={chart.left} y={spendY - 10}>
          {report.spend.label}
        </text>
      </g>
      <path
        d={line}
        pathLength={1}
        className="draw-line stroke-beacon"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {last && (
        <circle cx={last[0]} cy={last[1]} r="6" className="fill-beacon stroke-foam" strokeWidth="2.5" />
      )}
    </svg>
  );
}
