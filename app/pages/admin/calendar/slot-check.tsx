import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import { getSlots, type SlotsAnswer } from './get-json.ts';

type Result = { text: string; failed: boolean; slots: SlotsAnswer['slots'] };

/** Shows one date as visitors see it: how many of its times are blocked, and which. */
export function SlotCheck({ date: first }: { date: string }) {
  const [date, setDate] = useState(first);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const run = async (list: boolean) => {
    setBusy(true);
    try {
      const { slots } = await getSlots(date);
      const blocked = slots.filter((slot) => !slot.available).length;
      const text = `${blocked} of ${slots.length} slots blocked for ${formatBritishDate(date)}`;
      setResult({ text, failed: false, slots: list ? slots : [] });
    } catch {
      const text = list ? 'Failed to check slots' : 'Failed to test date';
      setResult({ text, failed: true, slots: [] });
    }
    setBusy(false);
  };
  return (
    <Card tone="sand">
      <h2 className="mb-4 text-xl">Test a date</h2>
      <div className="flex flex-wrap items-end gap-3">
        <Field id="test-date" label="Date">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Button tone="ink" disabled={busy} onClick={() => void run(false)}>
          Test date
        </Button>
        <Button tone="outline" disabled={busy} onClick={() => void run(true)}>
          Check slots
        </Button>
      </div>
      <p role="status" className={result?.failed ? 'mt-4 font-medium text-danger' : 'mt-4 font-medium'}>
        {result?.text}
      </p>
      {result && result.slots.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {result.slots.map(({ start, available }) => (
            <li key={start} className="rounded-pill bg-foam px-3.5 py-1.5 text-sm">
              {available ? formatTime(start) : <s>{formatTime(start)}</s>}
              <span className="sr-only">{available ? ' free' : ' blocked'}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
