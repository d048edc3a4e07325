import { Icon } from '#app/ui/icon.tsx';
import type { home } from '#content/home.ts';

type Services = (typeof home)['services'];

/** Web design: one page, drawn for phone and desk, with the notes a designer writes on it. */
export function PageDrawing() {
  return (
    <svg
      viewBox="0 0 720 300"
      width="720"
      height="300"
      fill="none"
      aria-hidden="true"
      className="mt-8 h-auto w-full"
    >
      <g>
        <rect x="48" y="24" width="470" height="290" rx="14" className="fill-foam" />
        <path d="M48 56h470" className="stroke-sand-deep" />
        <circle cx="70" cy="40" r="4.5" className="fill-sand-deep" />
        <circle cx="85" cy="40" r="4.5" className="fill-sand-deep" />
        <rect x="72" y="74" width="52" height="9" rx="4.5" className="fill-ink" />
        <rect x="352" y="75" width="32" height="7" rx="3.5" className="fill-sand-deep" />
        <rect x="394" y="75" width="32" height="7" rx="3.5" className="fill-sand-deep" />
        <rect x="440" y="69" width="56" height="20" rx="10" className="fill-ink" />
        <rect x="72" y="120" width="188" height="22" rx="5" className="fill-ink" />
        <rect x="72" y="150" width="148" height="22" rx="5" className="fill-ink" />
        <rect x="72" y="188" width="166" height="7" rx="3.5" className="fill-edge" />
        <rect x="72" y="203" width="132" height="7" rx="3.5" className="fill-edge" />
        <rect x="72" y="230" width="112" height="34" rx="17" className="fill-beacon" />
        <path d="M284 112h212v202H284z" className="fill-mist" />
        <path d="M284 248c44-30 74 8 112-20s60-34 100-26v112H284z" className="fill-tide" />
        <path d="M284 274c50-22 82 6 124-14s56-18 88-14v68H284z" className="fill-tide-deep" />
        <circle cx="448" cy="156" r="19" className="fill-beacon" />
      </g>
      <g>
        <rect x="556" y="60" width="126" height="270" rx="20" className="fill-ink" />
        <rect x="563" y="67" width="112" height="263" rx="14" className="fill-foam" />
        <rect x="574" y="82" width="36" height="7" rx="3.5" className="fill-ink" />
        <path d="M652 83h12m-12 5h12" className="stroke-ink" strokeWidth="2" />
        <rect x="574" y="108" width="90" height="13" rx="4" className="fill-ink" />
        <rect x="574" y="126" width="66" height="13" rx="4" className="fill-ink" />
        <rect x="574" y="150" width="82" height="5" rx="2.5" className="fill-edge" />
        <rect x="574" y="161" width="70" height="5" rx="2.5" className="fill-edge" />
        <rect x="574" y="178" width="90" height="26" rx="13" className="fill-beacon" />
        <path d="M563 218h112v112H563z" className="fill-mist" />
        <path d="M563 272c24-18 40 6 60-12s32-18 52-14v84H563z" className="fill-tide" />
        <circle cx="650" cy="236" r="10" className="fill-beacon" />
      </g>
    </svg>
  );
}

type BuildBudgetProps = { caption: string; lines: Services['development']['budget'] };

/** Web development: the limits that a build has to keep. */
export function BuildBudget({ caption, lines }: BuildBudgetProps) {
  return (
    <div>
      <p className="text-sand-deep text-sm">{caption}</p>
      <dl className="mt-3 font-mono text-xs sm:text-sm">
        {lines.map((line) => (
          <div
            key={line.label}
            className="flex items-center justify-between gap-4 border-chalk/15 border-t py-3"
          >
            <dt className="flex items-center gap-2.5 text-sand-deep">
              <Icon name="check" className="text-beacon-lit" />
              {line.label}
            </dt>
            <dd className="whitespace-nowrap text-right text-chalk">{line.limit}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type AccountTableProps = { caption: string; terms: Services['ppc']['terms'] };

/** PPC: which searches paid off and which did not. */
export function AccountTable({ caption, terms }: AccountTableProps) {
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="pb-3 text-left text-ink-soft">{caption}</caption>
      <thead className="text-ink-soft text-xs">
        <tr className="[&>th]:pb-2 [&>th]:font-medium">
          <th scope="col" className="text-left">
            Search
          </th>
          <th scope="col" className="px-3 text-right">
            Spent
          </th>
          <th scope="col" className="text-right">
            Per enquiry
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map((row) => (
          <tr key={row.term} className="border-sand-deep border-t [&>*]:py-2.5">
            <th scope="row" className="pr-3 text-left font-medium leading-snug">
              <span className={row.kept ? '' : 'line-through decoration-[1.5px]'}>{row.term}</span>
              {!row.kept && <span className="block font-normal text-danger text-xs">stopped</span>}
            </th>
            <td className="px-3 text-right align-top">£{row.spend}</td>
            <td className="display text-right align-top text-lg leading-none tracking-normal">
              £{Math.round(row.spend / row.enquiries)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type EveningLogProps = { caption: string; entries: Services['leads']['timeline'] };

/** AI lead generation: one evening, minute by minute, until the visit is in the diary. */
export function EveningLog({ caption, entries }: EveningLogProps) {
  return (
    <div>
      <p className="text-ink-soft text-sm">{caption}</p>
      <ol className="mt-4 grid gap-2.5">
        {entries.map((entry, index) => {
          const booked = index === entries.length - 1;
          return (
            <li
              key={entry.text}
              className="grid grid-cols-[3.2rem_1fr] items-baseline gap-3 text-sm sm:grid-cols-[3.2rem_5.5rem_1fr]"
            >
              <time className="figures text-ink-soft">{entry.time}</time>
              <span className="font-semibold max-sm:row-start-1 max-sm:col-start-2">{entry.who}</span>
              <span
                className={
                  booked
                    ? 'rounded-md bg-ink px-4 py-2.5 text-chalk max-sm:col-start-2'
                    : 'rounded-md bg-foam px-4 py-2.5 max-sm:col-start-2'
                }
              >
                {entry.text}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
