import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { getSlots } from './get-json.ts';

type TestPanelProps = {
  /** The date that is asked for, and how it is written. */
  date: string;
  dateText: string;
};

/** Asks for the times of one date as a visitor's browser would. */
export function TestPanel({ date, dateText }: TestPanelProps) {
  const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    try {
      const { slots } = await getSlots(date);
      const free = slots.filter((slot) => slot.available).length;
      setResult({ ok: true, text: `Found ${free} available time slots` });
    } catch {
      setResult({ ok: false, text: 'Failed to test calendar connection' });
    }
    setBusy(false);
  };
  return (
    <Card tone="sand">
      <h2 className="mb-2 text-xl">Test the connection</h2>
      <p className="mb-4">Asks for the free times of {dateText}, as a visitor does.</p>
      <Button tone="ink" onClick={() => void test()} disabled={busy}>
        {busy ? 'Testing...' : 'Test connection'}
      </Button>
      <p role="status" className={result?.ok === false ? 'mt-4 font-medium text-danger' : 'mt-4 font-medium'}>
        {result?.text}
      </p>
    </Card>
  );
}
