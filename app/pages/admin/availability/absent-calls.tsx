import { Form, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { AbsenceView, AbsentCall } from './absence-view.ts';
import { askAllWords } from './ask-all-words.ts';

type AbsentCallsProps = { absence: AbsenceView; busy: boolean };

/** The calls that lie in an absence: each is moved, its visitor asked to, or left, until none waits. */
export function AbsentCalls({ absence, busy }: AbsentCallsProps) {
  const { key, calls, waiting, askable, atOnce } = absence;
  const words = askAllWords(askable.length, atOnce);
  return (
    <div className="mt-3 border-sand-deep border-t pt-3">
      <p className="font-medium text-sm">{hitWords(calls.length, waiting)}</p>
      <ul className="mt-1 grid grid-cols-1 divide-y divide-sand-deep">
        {calls.map((call) => (
          <li
            key={call.id}
            className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <CallWords call={call} />
            <CallChoices call={call} absence={key} busy={busy} />
          </li>
        ))}
      </ul>
      {askable.length > 1 && (
        <Dialog
          title={`${words.ask}?`}
          description={words.question}
          trigger={words.ask}
          triggerTone="ink"
          triggerClassName="mt-2 max-sm:w-full"
        >
          <Form method="post">
            <input type="hidden" name="absence" value={key} />
            {askable.slice(0, atOnce).map((id) => (
              <input key={id} type="hidden" name="booking" value={id} />
            ))}
            <Button type="submit" name="intent" value="ask-all" disabled={busy}>
              {words.send}
            </Button>
          </Form>
        </Dialog>
      )}
      {words.note && <p className="mt-2 text-ink-soft text-sm">{words.note}</p>}
    </div>
  );
}

function CallWords({ call }: { call: AbsentCall }) {
  return (
    <span className="wrap-anywhere min-w-0 text-sm">
      <span className="block">
        <Link className="link font-semibold" to={`/admin/bookings/${call.id}`}>
          {call.when}
        </Link>
      </span>
      {call.personId ? (
        <Link className="link" to={`/admin/people/${call.personId}`}>
          {call.name}
        </Link>
      ) : (
        call.name
      )}
      <span className="block text-ink-soft">
        {[
          call.requested && 'Asked for, not confirmed.',
          call.answer && answers[call.answer.kind](call.answer.when),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </span>
  );
}

const answers = {
  asked: (when: string) => `Asked to choose another time on ${when}.`,
  left: () => 'Left as it is.',
};

function CallChoices({ call, absence, busy }: { call: AbsentCall; absence: string; busy: boolean }) {
  const hidden = (
    <>
      <input type="hidden" name="absence" value={absence} />
      <input type="hidden" name="booking" value={call.id} />
    </>
  );
  return (
    <span className="flex flex-wrap gap-2">
      <Link
        to={`/admin/bookings/${call.id}/reschedule`}
        className={buttonClass({ tone: 'outline', size: 'sm' })}
        aria-label={`Move the call with ${call.name}`}
      >
        Move
      </Link>
      {call.mayBeAsked && call.answer?.kind !== 'asked' && (
        <Form method="post" className="max-sm:order-first max-sm:w-full">
          {hidden}
          <Button type="submit" name="intent" value="ask" tone="outline" size="sm" disabled={busy}>
            Ask them to choose another time<span className="sr-only">: {call.name}</span>
          </Button>
        </Form>
      )}
      {call.answer === null && (
        <Form method="post">
          {hidden}
          <Button type="submit" name="intent" value="leave" tone="quiet" size="sm" disabled={busy}>
            Leave it<span className="sr-only">: {call.name}</span>
          </Button>
        </Form>
      )}
    </span>
  );
}

function hitWords(calls: number, waiting: number): string {
  const there = calls === 1 ? '1 call is booked at this time' : `${calls} calls are booked at this time`;
  if (waiting === 0) return `${there}.`;
  return `${there}, and ${waiting === calls ? (calls === 1 ? 'waits' : 'all wait') : `${waiting} wait`} for you.`;
}
