import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { type NoticeChannel, type NoticeEvent, noticeChannels } from '#domain/notices/events.ts';

const chipNames: Record<NoticeChannel, string> = {
  email: 'Email',
  slack: 'Slack',
  teams: 'Teams',
  push: 'Devices',
};

type ChoiceFormProps = {
  events: readonly { id: NoticeEvent; name: string; hint: string }[];
  /** Of these the account's mailbox gets emails anyway. */
  toldAlready: readonly NoticeEvent[];
  /** Such as 'enquiry:slack'. */
  chosen: readonly string[];
  /** The channels that are set up. */
  ready: ReadonlySet<string>;
};

/** Of each event, the channels. What is not set up yet can be chosen as well, and begins when it is. */
export function ChoiceForm({ events, toldAlready, chosen, ready }: ChoiceFormProps) {
  const busy = useNavigation().state !== 'idle';
  const isChosen = new Set(chosen);
  const waiting = noticeChannels.filter(
    (channel) => !ready.has(channel) && chosen.some((name) => name.endsWith(`:${channel}`)),
  );
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="choose" />
      {events.map(({ id, name, hint }) => (
        <fieldset key={id} className="min-w-0">
          <legend className="font-semibold">{name}</legend>
          <p className="mb-2 text-ink-soft text-sm">
            {hint}
            {toldAlready.includes(id) && '. Emails about it reach your address already'}
          </p>
          <ChipGroup className="gap-2!">
            {noticeChannels
              .filter((channel) => channel !== 'email' || !toldAlready.includes(id))
              .map((channel) => (
                <Chip
                  key={channel}
                  className="max-sm:px-3!"
                  name="choice"
                  value={`${id}:${channel}`}
                  label={chipNames[channel]}
                  defaultChecked={isChosen.has(`${id}:${channel}`)}
                />
              ))}
          </ChipGroup>
        </fieldset>
      ))}
      {waiting.length > 0 && (
        <p className="text-sm">
          Not set up yet: {waiting.map((channel) => chipNames[channel]).join(', ')}. What you chose there
          starts once it is.
        </p>
      )}
      <Button type="submit" tone="ink" className="justify-self-start" disabled={busy}>
        Save my choice
      </Button>
    </Form>
  );
}
