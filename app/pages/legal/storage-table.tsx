import { Fragment } from 'react';
import { storage } from '#content/legal/storage.ts';
import { say } from '#content/say.ts';
import type { StorageCategory } from '#content/schema/legal.ts';
import { categoryNames } from './category-names.ts';

const columns = ['Name', 'Purpose', 'Set', 'Kept'] as const;
const cell = 'block pb-2 sm:table-cell sm:py-4 sm:pr-5';

/** Each key and cookie of a category; on phones every row reads as a card, and is still a table to screen readers. */
export function StorageTable({ category }: { category: StorageCategory }) {
  const entries = storage.filter((entry) => entry.category === category);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the roles are lost where the table is drawn as blocks
    <table role="table" className="my-6 block w-full table-fixed border-collapse text-sm sm:table">
      <caption className="sr-only">
        {say('What is stored: {category}', { category: say(categoryNames[category]).toLowerCase() })}
      </caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="text-left text-ink-soft">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="pr-5 pb-2 font-semibold sm:nth-[1]:w-[23%] sm:nth-[2]:w-[35%] sm:nth-[3]:w-[20%]"
            >
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {entries.map((entry) => (
          <tr
            key={entry.name}
            role="row"
            className="block border-sand-deep border-t py-4 align-top last:border-b sm:table-row sm:py-0"
          >
            <th role="rowheader" scope="row" className={`${cell} text-left`}>
              <code className="wrap-anywhere font-mono">
                <Breakable name={entry.name} />
              </code>
              <span className="block font-normal text-ink-soft">{say(entry.place)}</span>
            </th>
            <td role="cell" className={cell}>
              {entry.purpose}
            </td>
            <td role="cell" className={cell}>
              <Inline label={say('Set')} />
              {entry.set}
            </td>
            <td role="cell" className={cell}>
              <Inline label={say('Kept')} />
              {entry.kept}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** A name that may be broken after a dot, where it has one. */
function Breakable({ name }: { name: string }) {
  return name.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The column's name inside the cell, where no header stands above it. */
function Inline({ label }: { label: string }) {
  return (
    <span aria-hidden="true" className="mr-2 font-semibold sm:hidden">
      {label}:
    </span>
  );
}
