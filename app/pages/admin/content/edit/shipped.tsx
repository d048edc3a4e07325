import { Button } from '#app/ui/button.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import type { ConflictRow } from './conflict-view.ts';

const whose = { me: '', them: 'changed in what ships', both: 'changed by you and in what ships' };

/** What ships with the software has changed under an edited text: both texts, field by field. */
export function Shipped({ rows, busy }: { rows: ConflictRow[]; busy: boolean }) {
  const count = rows.length === 1 ? 'One field says' : `${rows.length} fields say`;
  return (
    <details className="mb-8 rounded-xl bg-mist p-5 sm:p-7">
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline font-sans font-semibold text-base">
          What ships has changed since you edited this
        </h2>
      </summary>
      <p className="mt-2 mb-5 max-w-[44rem]">
        {count} something else in the newest version of the software. Visitors read your text until you
        choose.
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((row) => (
          <ConflictChoice key={row.path} row={row} by="What ships now" whose={whose} />
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" tone="ink" name="intent" value="shipped" disabled={busy}>
          Save as chosen
        </Button>
        <Button type="submit" tone="outline" name="intent" value="shipped-rest" disabled={busy}>
          Keep my text
        </Button>
      </p>
    </details>
  );
}
