import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { MessageField } from '#app/pages/forms/message-field.tsx';
import { holdsAny, MoreFields } from '#app/pages/forms/more-fields.tsx';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { careers as text } from '#content/careers.ts';
import { privacyPolicy } from '#content/legal/all.ts';
import { retentionOf } from '#content/legal/retention.ts';
import { say } from '#content/say.ts';
import { longest } from '#domain/forms/longest.ts';

/** The application: sent and answered by the server alone, so the page needs no script. */
export function ApplicationForm({ view }: { view: LeadFormView }) {
  const { fields } = text;
  return (
    <form
      method="post"
      action="/careers#enquiry"
      noValidate
      aria-label={text.hero.title}
      className="relative grid grid-cols-1 gap-6"
    >
      <HiddenFields hidden={view.hidden} />
      <FormAlert message={view.message} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        <PersonField kind="fullName" name="name" label={fields.name} required view={view} />
        <PersonField kind="email" label={fields.email} required view={view} />
      </div>
      <MessageField label={fields.message} hint={fields.messageHint} className="lg:min-h-40" view={view} />
      <MoreFields label={fields.more} open={holdsAny(['role', 'workLink'], view)}>
        <TextField
          name="role"
          label={fields.role}
          hint={fields.roleHint}
          aside={say('Optional')}
          autoComplete="organization-title"
          longest={longest.about}
          error={view.fields.role}
          defaultValue={view.values.role?.[0]}
        />
        <TextField
          name="workLink"
          label={fields.link}
          hint={fields.linkHint}
          aside={say('Optional')}
          inputMode="url"
          longest={longest.website}
          error={view.fields.workLink}
          defaultValue={view.values.workLink?.[0]}
        />
      </MoreFields>
      <div className="grid gap-4">
        <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start">
          {text.send}
        </Button>
        <p className="max-w-[44em] text-ink-soft text-sm">
          <WithLinks
            text={text.privacy.replace('{{period}}', retentionOf('applications').period)}
            links={{ privacy: { to: '/privacy-policy', label: privacyPolicy.title } }}
          />
        </p>
      </div>
    </form>
  );
}
