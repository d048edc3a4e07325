import { Form, Link } from 'react-router';
import { type FormFailure, pageMessage } from '#app/pages/form-failure.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { Button, type ButtonTone, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { type BookingAction, isRequest } from '#domain/booking/lifecycle.ts';
import type { BookingView } from './booking-view.ts';
import { MessageField } from './message-field.tsx';
import { BookAgainNote, NoShow } from './no-show.tsx';

type BookingActionsProps = {
  view: BookingView;
  busy: boolean;
  /** Why the last action was refused. */
  refused: FormFailure | undefined;
};

/** What staff can do with a booking as it stands now. */
export function BookingActions({ view, busy, refused }: BookingActionsProps) {
  const { booking } = view;
  const requested = isRequest(booking);
  const may = (action: BookingAction) => view.allowed.includes(action);
  if (view.allowed.every((action) => action === 'note')) return null;
  const one = (intent: BookingAction, label: string, tone: ButtonTone) => (
    <Form method="post" key={intent}>
      <input type="hidden" name="seen" value={view.seen} />
      <Button type="submit" name="intent" value={intent} tone={tone} disabled={busy} className="w-full">
        {label}
      </Button>
    </Form>
  );
  return (
    <aside
      id="answer"
      aria-label="Actions"
      className="grid gap-4 rounded-xl bg-sand p-5 sm:p-6 lg:row-span-2"
    >
      {may('confirm') && one('confirm', 'Confirm this call', 'beacon')}
      {requested && !may('confirm') && <p>The time asked for has passed. Confirm another one, or decline.</p>}
      {may('done') && one('done', 'Mark as done', 'ink')}
      {may('no-show') && <NoShow view={view} busy={busy} />}
      {booking.status === 'no-show' && <BookAgainNote again={view.bookAgain} />}
      {may('unmark') && one('unmark', 'Undo the mark', 'outline')}
      {may('move') && (
        <Link
          to={`/admin/bookings/${booking.id}/reschedule`}
          className={buttonClass({ tone: 'outline', className: 'w-full' })}
        >
          {requested ? 'Confirm another time' : 'Move to another time'}
        </Link>
      )}
      {may('decline') && (
        <WithMessage
          intent="decline"
          label="Decline this request"
          question="Decline this request?"
          note="The visitor is told and can choose again."
          {...{ seen: view.seen, busy, refused }}
        />
      )}
      {may('cancel') && (
        <WithMessage
          intent="cancel"
          label="Cancel this call"
          question="Cancel this call?"
          note="The visitor gets an email, and the time can be booked again at once."
          {...{ seen: view.seen, busy, refused }}
        />
      )}
    </aside>
  );
}

type WithMessageProps = {
  intent: BookingAction;
  label: string;
  /** The question that the dialog asks. */
  question: string;
  note: string;
  /** The call as the page shows it. */
  seen: string;
} & Omit<BookingActionsProps, 'view'>;

/** An action that cannot be undone: a dialog asks first, with room for a few words to the visitor. */
function WithMessage({ intent, label, question, note, seen, busy, refused }: WithMessageProps) {
  const mine = refused?.values.intent === intent ? refused : undefined;
  return (
    <Dialog title={question} description={note} trigger={label} triggerTone="quiet" triggerClassName="w-full">
      <FormAlert message={pageMessage(mine)} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <MessageField id={`${intent}-message`} value={mine?.values.message} error={mine?.fields.message} />
        <Button type="submit" name="intent" value={intent} tone="danger" disabled={busy}>
          {label}
        </Button>
      </Form>
    </Dialog>
  );
}
