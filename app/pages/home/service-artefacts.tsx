import { Icon } from '#app/ui/icon.tsx';
import type { home } from '#content/home.ts';
import { say } from '#content/say.ts';

type Services = (typeof home)['services'];

type PageOnDeskProps = { page: Services['design']['page'] };

/** Web design: a page on the desk, by day as its client has it, with the notes that its designer wrote on it. */
export function PageOnDesk({ page }: PageOnDeskProps) {
  const { caption, brand, headline, line, button, notes } = page;
  return (
    <figure className="desk">
      <div aria-hidden="true" className="scheme-light desk-page">
        <div>
          <span className="display">{brand}</span>
          <span className="display">{headline}</span>
          <span>{line}</span>
          <span>{button}</span>
        </div>
        <Loaf />
        <Mark number={1} />
        <Mark number={2} />
        <Mark number={3} />
      </div>
      <figcaption>
        <ol>
          {notes.map((note, index) => (
            <li key={note}>
              <Mark number={index + 1} />
              {note}
            </li>
          ))}
        </ol>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}

/** The number of a note, on the page and beside it. */
function Mark({ number }: { number: number }) {
  return (
    <b aria-hidden="true" className="figures">
      {number}
    </b>
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
    <table className="account figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Search')}</th>
          <th scope="col">{say('Spent')}</th>
          <th scope="col">{say('Per enquiry')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((row) => (
          <tr key={row.term}>
            <th scope="row">
              {row.kept ? (
                row.term
              ) : (
                <>
                  <span className="line-through decoration-[1.5px]">{row.term}</span>
                  <span className="block font-normal text-danger text-xs">{say('stopped')}</span>
                </>
              )}
            </th>
            <td>£{row.spend}</td>
            <td className="display">£{Math.round(row.spend / row.enquiries)}</td>
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
      <ol className="log">
        {entries.map((entry) => (
          <li key={entry.text}>
            <time>{entry.time}</time>
            <b>{entry.who}</b>
            <span>{entry.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
