import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Place, TriedPlace } from './place.ts';
import { PlaceCard } from './place-card.tsx';

const words: Record<'slack' | 'teams', { title: string; label: string; hint: ReactNode }> = {
  slack: {
    title: 'Slack',
    label: 'Address of the incoming webhook',
    hint: 'In Slack: an app with Incoming Webhooks, added to a channel or to your own messages. It begins with https://hooks.slack.com/.',
  },
  teams: {
    title: 'Microsoft Teams',
    label: 'Address of the workflow',
    hint: 'In Teams: Workflows, “Send webhook alerts to a chat” or “to a channel”. Addresses of the former connectors no longer work.',
  },
};

type ChatPlaceProps = {
  channel: 'slack' | 'teams';
  place: Place | null;
  failure: FormFailure | undefined;
  tried: TriedPlace;
};

/** A chat: set up by the address of its webhook, which is never shown again. */
export function ChatPlace({ channel, place, failure, tried }: ChatPlaceProps) {
  const busy = useNavigation().state !== 'idle';
  const { title, label, hint } = words[channel];
  const field = `${channel}Url`;
  const error = failure?.fields[field];
  const form = (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="intent" value={channel} />
      <TextField
        name={field}
        type="url"
        label={label}
        hint={hint}
        error={error}
        autoFocus={Boolean(error)}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
      />
      <Button type="submit" tone="ink" size="sm" className="justify-self-start" disabled={busy}>
        Set up {title}
      </Button>
    </Form>
  );
  return (
    <PlaceCard
      title={title}
      standing={place && `${place.name}. ${place.standing}`}
      trouble={place?.trouble ?? false}
      id={place?.id ?? null}
      removable
      tried={tried}
    >
      <details open={Boolean(error)}>
        <summary className="link inline-flex min-h-11 items-center">
          {place ? 'Use another address' : `Set up ${title}`}
        </summary>
        {form}
      </details>
    </PlaceCard>
  );
}
