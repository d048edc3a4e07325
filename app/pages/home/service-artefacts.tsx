import { Drawing } from '#app/pages/shared/drawing.tsx';
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
    <figure className="desk">
      <div aria-hidden="true" className="scheme-light desk-page">
        <div>
          <span className="display">{brand}</span>
          <span className="display">{headline}</span>
          <span>{line}</span>
          <span>{button}</span>
        </div>
        <Drawing name="loaf" alt="" sizes="11rem" />
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

type BuildBudgetProps = { caption: string; lines: Services['development']['budget'] };

/** Web development: the limits that a build has to keep; a phone has the first two. */
export function BuildBudget({ caption, lines }: BuildBudgetProps) {
  return (
    <div className="grid grid-rows-[auto_1fr]">
      <p className="text-sand-deep text-sm">{caption}</p>
      <dl className="figures mt-3 grid text-sm">
        {lines.map((line, index) => (
          <div
            key={line.label}
            className={cx(
              'flex items-center justify-between gap-4 border-chalk/15 border-t py-3',
              index > 1 && 'max-sm:hidden',
            )}
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

/** PPC: which searches paid off and which did not; a phone has the first of those and these. */
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
        {terms.map((row, index) => (
          <tr key={row.term} className={index > 0 && row.kept ? 'max-sm:hidden' : undefined}>
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
