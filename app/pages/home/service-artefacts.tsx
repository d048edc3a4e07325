import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { home } from '#content/home.ts';
import { say } from '#content/say.ts';

type Services = (typeof home)['services'];

type PageOnDeskProps = { page: Services['design']['page'] };

/** Web design: a page on the desk, by day as its client has it, with the notes that its designer wrote on it. */
export function PageOnDesk({ page }: PageOnDeskProps) {
  const { caption, brand, headline, line, button, notes } = page;
  return (
    <figure className="mt-8 grid gap-x-6 gap-y-5 px-6 sm:px-9 md:grid-cols-[minmax(0,1fr)_11.5rem]">
      <div
        aria-hidden="true"
        className="scheme-light relative grid grid-cols-[minmax(0,1fr)_38%] self-end overflow-hidden rounded-t-lg bg-foam text-ink shadow-raised max-md:order-2"
      >
        <div className="grid content-start justify-items-start gap-2.5 p-4 pb-7 pl-10 sm:gap-3 sm:p-6 sm:pb-9 sm:pl-12">
          <span className="display text-base tracking-title">{brand}</span>
          <span className="relative display mt-3 text-[1.6rem] leading-[1.02] sm:text-[2.1rem]">
            {headline}
          </span>
          <span className="text-ink-soft text-xs leading-snug sm:text-sm">{line}</span>
          <span className="mt-1 rounded-pill bg-ink px-3.5 py-1.5 font-semibold text-chalk text-xs sm:text-sm">
            {button}
          </span>
        </div>
        <Loaf />
        <Mark number={1} className="top-[4.1rem] left-2 sm:top-[5.1rem] sm:left-3" />
        <Mark number={2} className="bottom-8 left-2 sm:bottom-10.5 sm:left-3" />
        <Mark number={3} className="top-3 right-3" />
      </div>
      <figcaption className="self-end pb-7 text-sm max-md:pb-0">
        <ol className="grid gap-2.5">
          {notes.map((note, index) => (
            <li key={note} className="grid grid-cols-[1.5rem_1fr] gap-2.5 font-medium leading-snug">
              <Mark number={index + 1} />
              {note}
            </li>
          ))}
        </ol>
        <span className="mt-4 block text-ink-soft text-xs">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** The number of a note, on the page and beside it. */
function Mark({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'figures grid size-6 place-items-center rounded-pill bg-tide font-semibold text-chalk text-xs ring-2 ring-foam',
        className && 'absolute',
        className,
      )}
    >
      {number}
    </span>
  );
}

/** A loaf on its board, in the morning. */
function Loaf() {
  return (
    <svg
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMid slice"
      width="200"
      height="240"
      fill="none"
      aria-hidden="true"
      className="size-full bg-mist"
    >
      <path d="M0 172h200v68H0z" className="fill-tide-deep" />
      <circle cx="152" cy="62" r="22" className="fill-foam" />
      <path d="M22 176c-8-52 26-96 82-96s86 44 76 96z" className="fill-ink" opacity=".14" />
      <path d="M18 172c-6-54 28-94 82-94s88 40 82 94z" className="fill-beacon-lit" />
      <path d="M18 172c-6-54 28-94 82-94 8 0 15 1 22 2-46 8-72 42-68 92z" className="fill-beacon" />
      <path
        d="M62 112c12 8 20 22 22 40m6-62c13 10 22 26 24 48m6-48c12 10 20 24 22 40"
        className="stroke-foam"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="4" y="170" width="192" height="16" rx="8" className="fill-sand" />
    </svg>
  );
}

type BuildBudgetProps = { caption: string; lines: Services['development']['budget'] };

/** Web development: the limits that a build has to keep. */
export function BuildBudget({ caption, lines }: BuildBudgetProps) {
  return (
    <div>
      <p className="text-sand-deep text-sm">{caption}</p>
      <dl className="figures mt-3 text-sm">
        {lines.map((line) => (
          <div
            key={line.label}
            className="flex items-center justify-between gap-4 border-chalk/15 border-t py-3"
          >
            <dt className="flex items-center gap-2.5 text-sand-deep">
              <Icon name="check" className="text-beacon-lit" />
              {line.label}
            </dt>
            <dd className="whitespace-nowrap text-right font-semibold text-chalk">{line.limit}</dd>
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
            {say('Search')}
          </th>
          <th scope="col" className="px-3 text-right">
            {say('Spent')}
          </th>
          <th scope="col" className="text-right">
            {say('Per enquiry')}
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map((row) => (
          <tr key={row.term} className="border-sand-deep border-t [&>*]:py-2.5">
            <th scope="row" className="pr-3 text-left font-medium leading-snug">
              <span className={row.kept ? '' : 'line-through decoration-[1.5px]'}>{row.term}</span>
              {!row.kept && <span className="block font-normal text-danger text-xs">{say('stopped')}</span>}
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
