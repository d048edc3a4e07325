import { Badge } from '#app/ui/eyebrow.tsx';
import { type Point, RisingLine, smoothPath } from '#app/ui/rising-line.tsx';
import type { home } from '#content/home.ts';
import { inForm, say } from '#content/say.ts';

type ReportCardProps = { report: (typeof home)['hero']['report'] };

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const chart = { width: 328, height: 176, left: 40, bottom: 26, top: 12, max: 10_000 };

function scaleY(value: number): number {
  const room = chart.height - chart.bottom - chart.top;
  return Math.round((chart.height - chart.bottom - (value / chart.max) * room) * 10) / 10;
}

const told = (report: ReportCardProps['report']) =>
  say('{title} ({period}): {sales} {salesLabel} from {spend} {spendLabel}.', {
    title: report.title,
    period: report.period,
    sales: pounds.format(report.revenue.pounds),
    salesLabel: report.revenue.label.toLowerCase(),
    spend: pounds.format(report.spend.pounds),
    spendLabel: report.spend.label.toLowerCase(),
  });

/** The report on a phone, where its card would push the buttons out of the first view: two figures and the line. */
export function ReportStrip({ report }: ReportCardProps) {
  const points = report.weeks.map((week, at): Point => [at * 14, 44 - Math.round((week / chart.max) * 40)]);
  return (
    <figure aria-label={told(report)} className="rounded-lg bg-foam p-4 shadow-line">
      <div aria-hidden="true" className="flex items-end gap-6">
        {[report.revenue, report.spend].map(({ label, pounds: amount }) => (
          <div key={label}>
            <span className="display figures block text-2xl leading-none">{pounds.format(amount)}</span>
            <span className="mt-1 block text-ink-soft text-xs leading-tight">{label}</span>
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex items-end gap-5">
        <p className="text-ink-soft text-xs max-sm:w-32">
          {report.title} · {report.period}
        </p>
        <RisingLine
          points={points}
          width={98}
          height={44}
          stroke={3}
          stretch
          className="h-9 min-w-0 flex-1"
        />
      </div>
    </figure>
  );
}

/** The drawn dashboard: what came back beside what was spent. Shown on wide screens only. */
export function ReportCard({ report }: ReportCardProps) {
  const step = (chart.width - chart.left - 10) / (report.weeks.length - 1);
  const points = report.weeks.map((week, i): Point => [Math.round(chart.left + i * step), scaleY(week)]);
  const spendAWeek = report.spend.pounds / report.weeks.length;
  const back = (report.revenue.pounds / report.spend.pounds).toFixed(2);
  return (
    <figure
      aria-label={told(report)}
      className="rise-in rounded-xl bg-foam p-6 text-ink 2xl:p-7 shadow-float"
    >
      <div aria-hidden="true">
        <div className="flex items-center justify-between text-sm">
          <span className="font-semibold">{report.title}</span>
          <Badge>{report.period}</Badge>
        </div>
        <div className="mt-5 flex items-end gap-6 2xl:gap-8">
          <div>
            <span className="block text-ink-soft text-xs">{report.revenue.label}</span>
            <span className="display figures text-[2.1rem] 2xl:text-[2.6rem] leading-none">
              {pounds.format(report.revenue.pounds)}
            </span>
          </div>
          <div>
            <span className="block text-ink-soft text-xs">{report.spend.label}</span>
            <span className="display figures text-[2.1rem] 2xl:text-[2.6rem] text-tide leading-none">
              {pounds.format(report.spend.pounds)}
            </span>
          </div>
        </div>
        <Chart report={report} points={points} spendY={scaleY(spendAWeek)} />
        <p className="mt-4 rounded-md bg-beacon-wash px-3.5 py-2 font-medium text-sm">
          £{back} {say('back for every £1 of advertising')}
        </p>
        <ul className="mt-4 grid gap-2 text-xs">
          {report.channels.map((channel) => (
            <li key={channel.label} className="grid grid-cols-[7.5rem_1fr_3.75rem] items-center gap-3">
              <span>{channel.label}</span>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="h-1.5 w-full"
                role="presentation"
              >
                <rect width="100" height="4" className="fill-sand" />
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
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      width={chart.width}
      height={chart.height}
      className="mt-4 h-auto w-full overflow-visible"
      fill="none"
      role="presentation"
    >
      {[0, 5000, 10_000].map((value) => (
        <g key={value}>
          <path d={`M${chart.left} ${scaleY(value)}H${chart.width}`} className="stroke-sand-deep" />
          <text
            x={chart.left - 8}
            y={scaleY(value) + 4}
            textAnchor="end"
            fontSize="13"
            className="fill-ink-soft"
          >
            {value === 0
              ? '0'
              : `£${inForm('{count}k', { count: value / 1000, whole: value.toLocaleString('en-GB') })}`}
          </text>
        </g>
      ))}
      {points.map(
        ([x], index) =>
          (index === 0 || index === points.length - 1) && (
            <text
              key={x}
              x={x}
              y={chart.height - 4}
              textAnchor="middle"
              fontSize="13"
              className="fill-ink-soft"
            >
              {index + 1}
            </text>
          ),
      )}
      {first && last && (
        <path d={`${line}V${floor}H${first[0]}Z`} className="fill-beacon" fillOpacity="0.1" />
      )}
      <path
        d={`M${chart.left} ${spendY}H${chart.width - 10}`}
        className="stroke-tide"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      {first && (
        <g fontSize="13" className="fill-ink-soft">
          <text x={first[0]} y={scaleY(5000) - 8}>
            {report.revenue.label}
          </text>
          <text x={first[0]} y={spendY - 8}>
            {report.spend.label}
          </text>
        </g>
      )}
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
