import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import type { ConflictView } from './conflict-view.ts';

/** How the two sides are called where both are the same person's. */
const own = { me: 'changed here', them: 'changed in the other window', both: 'changed in both windows' };

type ConflictProps = { conflict: ConflictView; busy: boolean };

/** Somebody saved meanwhile: both texts, field by field, and one button that saves what is chosen. */
export function Conflict({ conflict, busy }: ConflictProps) {
  const { by, isOwn, when, theirs, marks, rows } = conflict;
  const box = useRef<HTMLElement>(null);
  const met = `${theirs} ${marks}`;
  // Also where another one follows at once, and not where the form comes back with the same.
  useEffect(() => {
    if (met) box.current?.focus();
  }, [met]);
  const both = rows.filter((row) => row.by === 'both').length;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="mb-8 grid grid-cols-1 gap-5 rounded-xl bg-beacon-wash p-5 sm:p-7"
    >
      <input type="hidden" name="theirs" value={theirs} />
      <input type="hidden" name="their-marks" value={marks} />
      <div>
        <h2 id="conflict" className="mb-2 text-xl">
          {isOwn
            ? `You saved this text on ${when}, in another window`
            : `${by} saved this text on ${when}, while you were writing`}
        </h2>
        <p>
          {both === 0
            ? `${isOwn ? 'Different fields were changed' : 'You changed different fields'}, so both can be kept. Nothing of yours is lost.`
            : `${both === 1 ? 'One field was' : `${both} fields were`} changed ${isOwn ? 'in both windows' : 'by both of you'}: please choose. Everything else is taken from ${isOwn ? 'where it was changed' : 'whoever changed it'}.`}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((row) => (
          <ConflictChoice
            // What was chosen between two texts holds for these two.
            key={`${row.path} ${row.by} ${row.mine} ${row.theirs}`}
            row={row}
            {...(isOwn ? { by: 'Saved in the other window', mine: 'Here', whose: own } : { by })}
          />
        ))}
      </ul>
      <p>
        <Button type="submit" tone="ink" name="intent" value="combine" disabled={busy}>
          {both === 0 ? 'Save both together' : 'Save as chosen'}
        </Button>
      </p>
    </section>
  );
}
