import type { FormFailure } from '#app/pages/form-failure.ts';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { webhookEvents } from '#domain/webhooks/events.ts';

type EndpointFieldsProps = {
  /** What is there; none for a new one. */
  kept: { name: string; host: string; events: readonly string[] } | null;
  failure: FormFailure | undefined;
};

/** What is typed of a webhook: a name, its address, and what it is told of. */
export function EndpointFields({ kept, failure }: EndpointFieldsProps) {
  const errors = failure?.fields ?? {};
  const chosen = failure?.values.events?.split(' ') ?? kept?.events ?? webhookEvents.map(({ id }) => id);
  return (
    <>
      <TextField
        name="name"
        label="Name"
        hint="For you: what it tells, such as CRM or Zapier."
        error={errors.name}
        autoComplete="off"
        longest={60}
        defaultValue={failure?.values.name ?? kept?.name}
      />
      <TextField
        name="url"
        type="url"
        label={kept ? 'Another address' : 'Address'}
        hint={
          kept
            ? `It goes to ${kept.host}. Leave this empty to keep it.`
            : 'The whole address, starting with https://. It is stored encrypted, and only its host is shown again.'
        }
        error={errors.url}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        defaultValue={failure?.values.url}
      />
      <FieldGroup id="events" label="Told of" error={errors.events}>
        <ChipGroup>
          {webhookEvents.map(({ id, name }) => (
            <Chip key={id} name="events" value={id} label={name} defaultChecked={chosen.includes(id)} />
          ))}
        </ChipGroup>
      </FieldGroup>
    </>
  );
}
