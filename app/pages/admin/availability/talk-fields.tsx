import { WayChips } from '#app/pages/admin/parts/way-chips.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { CallWish, Way } from '#domain/booking/talk.ts';

type TalkFieldsProps = {
  wish: CallWish;
  /** How a call that is booked now would be held. */
  way: Way;
  failure: { fields: Record<string, string>; values: Record<string, string> } | null;
};

/** How calls are held from now on; those that are booked keep what they were told. */
export function TalkFields({ wish, way, failure }: TalkFieldsProps) {
  const chosen = failure?.values.way ?? wish.way;
  return (
    <>
      <FieldGroup
        id="way"
        label="How do we talk?"
        hint="The booking page, emails, invitations and reminders say so. Calls already booked stay as they are and keep their link."
      >
        <WayChips chosen={chosen} />
        {wish.way === 'video' && way === 'phone' && (
          <p className="mt-3 rounded-md bg-beacon-wash p-4 text-sm">
            Until Google Calendar is connected or a link is given below, new calls are by phone.
          </p>
        )}
      </FieldGroup>
      <Field
        id="room"
        label="Your own meeting link"
        aside="Optional"
        hint="For every call by video. Leave it empty, and Google makes a Meet link for each."
        error={failure?.fields.talk}
      >
        {(control) => (
          <TextInput
            {...control}
            name="room"
            type="url"
            inputMode="url"
            placeholder="https://"
            defaultValue={failure?.values.room ?? wish.room ?? ''}
          />
        )}
      </Field>
    </>
  );
}
