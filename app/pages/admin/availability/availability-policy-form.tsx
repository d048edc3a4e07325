import { Form, useNavigation } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { BookingPolicy } from '#domain/booking/policy.ts';
import type { CallWish, Way } from '#domain/booking/talk.ts';
import { reminderRooms } from './availability-policy-input.ts';
import { OldPageNote } from './old-page-note.tsx';
import { TalkFields } from './talk-fields.tsx';

type PolicyFormProps = {
  policy: BookingPolicy;
  /** How it stands now. */
  seen: string;
  /** The next ones in words, or ''. */
  nextHolidays: string;
  /** How calls are to be held, and how one that is booked now would be. */
  talk: { wish: CallWish; way: Way };
  failure: PolicyFailure | null;
};

/** What was refused, beside its field, and what was typed. */
type PolicyFailure = { fields: Record<string, string>; values: Record<string, string> };

/** Whether calls can be booked, who confirms them, and when reminders go out. */
export function PolicyForm({ policy, seen: seenNow, nextHolidays, talk, failure }: PolicyFormProps) {
  const busy = useNavigation().state !== 'idle';
  const { key, seen, on, isOld } = useHeldForm({ saved: { policy: seenNow }, seen: seenNow, failure });
  const old = failure?.fields.seen;
  // Of an older form nothing is taken over: below stands what holds now.
  const refused = old === undefined ? failure : null;
  return (
    <Form
      method="post"
      key={key}
      {...on}
      aria-labelledby="policy"
      className="mt-14 grid max-w-[49rem] gap-6 border-sand-deep border-t pt-10"
    >
      <input type="hidden" name="seen" value={seen} />
      <h2 id="policy" className="text-xl">
        How bookings are taken
      </h2>
      {old && (
        <OldPageNote message={`${old} Below is what holds now: choose again what you want otherwise.`} />
      )}
      {isOld && !old && (
        <p role="status" className="rounded-md bg-beacon-wash p-4 text-sm">
          Somebody else changed this while you were choosing. Before anything of theirs is replaced you are
          shown what holds now.
        </p>
      )}
      <FieldGroup id="open" label="Online booking">
        <ChipGroup>
          <Chip type="radio" name="open" value="yes" label="Open" defaultChecked={policy.open} />
          <Chip type="radio" name="open" value="no" label="Closed for now" defaultChecked={!policy.open} />
        </ChipGroup>
      </FieldGroup>
      <FieldGroup
        id="confirmation"
        label="Who confirms a call"
        hint="While your calendar cannot be read, every call waits for you, whatever is chosen here."
      >
        <ChipGroup>
          <Chip
            type="radio"
            name="confirmation"
            value="automatic"
            label="Confirmed at once"
            defaultChecked={policy.confirmation === 'automatic'}
          />
          <Chip
            type="radio"
            name="confirmation"
            value="owner"
            label="I confirm each one"
            defaultChecked={policy.confirmation === 'owner'}
          />
        </ChipGroup>
      </FieldGroup>
      <TalkFields {...talk} failure={refused} />
      <FieldGroup
        id="closeBankHolidays"
        label="Bank holidays in England and Wales"
        hint={
          <>
            {nextHolidays && `Next: ${nextHolidays}. `}Single days are opened or closed at{' '}
            <a href="/admin/blocked-dates" className="link">
              Blocked dates
            </a>
            .
          </>
        }
      >
        <ChipGroup>
          <Chip
            type="radio"
            name="closeBankHolidays"
            value="yes"
            label="Closed"
            defaultChecked={policy.closeBankHolidays}
          />
          <Chip
            type="radio"
            name="closeBankHolidays"
            value="no"
            label="Like other days"
            defaultChecked={!policy.closeBankHolidays}
          />
        </ChipGroup>
      </FieldGroup>
      <FieldGroup
        id="reminders"
        label="Reminders to the visitor"
        hint="Hours before the call; 0.5 is half an hour. For calls booked or moved from now on."
        error={refused?.fields.reminderMinutes ?? refused?.fields.form}
      >
        <div className="flex flex-wrap gap-3">
          {Array.from({ length: reminderRooms }, (_, room) => room).map((room) => {
            const minutes = policy.reminderMinutes[room];
            return (
              <TextInput
                key={room}
                name={`reminder.${room}`}
                aria-label={`Reminder ${room + 1}, hours before the call`}
                inputMode="decimal"
                className="figures w-24! text-center"
                defaultValue={
                  refused?.values[`reminder.${room}`] ?? (minutes === undefined ? '' : String(minutes / 60))
                }
              />
            );
          })}
        </div>
      </FieldGroup>
      <p>
        <Button type="submit" name="intent" value="save-policy" tone="ink" disabled={busy}>
          Save how bookings are taken
        </Button>
      </p>
    </Form>
  );
}
