import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import type { BookingView } from './booking-view.ts';

/** Marks that nobody came, and offers to write to them. */
export function NoShow({ view: { bookAgain }, busy }: { view: BookingView; busy: boolean }) {
  return (
    <Form method="post" className="grid gap-2">
      <Button type="submit" name="intent" value="no-show" tone="outline" disabled={busy} className="w-full">
        Mark as no-show
      </Button>
      {bookAgain.state === 'possible' && (
        <Checkbox
          name="again"
          value="yes"
          defaultChecked
          label="Then send them a kind email with a button to book again, ten minutes later. Until it goes, undoing the mark stops it."
        />
      )}
      {bookAgain.state === 'booked' && (
        <p className="text-ink-soft text-sm">They have another call ahead, so no email goes to them.</p>
      )}
    </Form>
  );
}

/** What becomes of the email after a no-show. */
export function BookAgainNote({ again }: { again: BookingView['bookAgain'] }) {
  if (again.state === 'planned')
    return (
      <p className="text-sm" role="status">
        An email to book again goes to them at {again.time}. Undo the mark before then to stop it.
      </p>
    );
  if (again.state === 'kept')
    return <p className="text-sm">The email to book again was kept, not sent: there is no mail server.</p>;
  if (again.state === 'sent') return <p className="text-sm">They have had an email to book again.</p>;
  return null;
}
