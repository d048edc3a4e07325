import { useState } from 'react';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { testDate } from '#server/calendar/admin/test-date.ts';
import type { Route } from './+types/calendar-debug-page.ts';
import { CalendarPage } from './calendar-page.tsx';
import { getJson } from './get-json.ts';

export const meta: Route.MetaFunction = () => privateMeta('Calendar debug');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  return { date: await testDate(context.get(servicesContext)) };
}

const tools = {
  debug: { label: 'Debug calendar', url: '/api/admin/calendar/debug/', failed: 'Failed to debug calendar' },
  slots: { label: 'Check slots', url: '/api/calendar/slots/', failed: 'Failed to check slots' },
};

type Result = { title: string; json: string | null };

export default function CalendarDebugPage({ loaderData }: Route.ComponentProps) {
  const [date, setDate] = useState(loaderData.date);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const run = async (tool: keyof typeof tools) => {
    const { label, url, failed } = tools[tool];
    setBusy(true);
    try {
      const json = await getJson<object>(url + encodeURIComponent(date));
      setResult({ title: `${label}: ${formatBritishDate(date)}`, json: JSON.stringify(json, null, 2) });
    } catch {
      setResult({ title: failed, json: null });
    }
    setBusy(false);
  };
  return (
    <CalendarPage
      title="Calendar debug"
      intro={
        <p>
          Why a time is free or not: the rules, the calls booked here, what each calendar last held, and what
          Google says now.
        </p>
      }
    >
      <form
        className="mb-8 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void run('debug');
        }}
      >
        <Field id="date" label="Date">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="ink" disabled={busy}>
          {busy ? 'Asking...' : tools.debug.label}
        </Button>
        <Button tone="outline" disabled={busy} onClick={() => void run('slots')}>
          {tools.slots.label}
        </Button>
      </form>
      <div role="status">
        {result && (
          <>
            <h2 className={result.json ? 'mb-3 text-xl' : 'font-semibold text-danger text-xl'}>
              {result.title}
            </h2>
            {result.json && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
              <pre tabIndex={0} className="max-h-[40rem] overflow-auto rounded-lg bg-sand p-5 text-sm">
                {result.json}
              </pre>
            )}
          </>
        )}
      </div>
    </CalendarPage>
  );
}
