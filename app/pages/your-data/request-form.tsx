import { type FormFailure, formMessage } from '#app/pages/form-failure.ts';
import { AnswerTemplates } from '#app/pages/forms/answer-templates.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { MessageField } from '#app/pages/forms/message-field.tsx';
import { OptionGroup } from '#app/pages/forms/option-group.tsx';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { WithLinks } from '#app/pages/forms/with-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { privacyPolicy } from '#content/legal/all.ts';
import { say } from '#content/say.ts';
import { yourData as text } from '#content/your-data.ts';
import { dataRequestKinds } from '#domain/data-requests/kinds.ts';
import { longest } from '#domain/forms/longest.ts';

type RequestFormProps = {
  hidden: { idempotencyKey: string; formToken: string };
  /** What went wrong, and what was typed. */
  failure: FormFailure | undefined;
};

/** What should be done, for whom, and in which words. */
export function RequestForm({ hidden, failure }: RequestFormProps) {
  const view = viewOf(failure, hidden);
  const options = dataRequestKinds.map((id) => ({
    id,
    label: text.kinds[id].label,
    description: text.kinds[id].hint,
  }));
  return (
    <form
      method="post"
      action="/your-data#request"
      noValidate
      data-island="data-request"
      data-load="idle"
      aria-label={text.hero.title}
      className="relative grid grid-cols-1 gap-6"
    >
      <HiddenFields hidden={view.hidden} />
      <FormAlert message={view.message} />
      <OptionGroup
        name="kind"
        label={text.fields.kind}
        options={options}
        type="radio"
        columns={3}
        view={view}
      />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
            <PersonField kind="fullName" name="name" label={text.fields.name} required view={view} />
            <PersonField
              kind="email"
              label={text.fields.email}
              hint={text.fields.emailHint}
              hintBelow
              required
              view={view}
            />
          </div>
          <TextField
            name="about"
            label={text.fields.about}
            hint={text.fields.aboutHint}
            aside={say('Optional')}
            longest={longest.about}
            error={view.fields.about}
            defaultValue={view.values.about?.[0]}
          />
        </div>
        <MessageField label={text.fields.message} className="lg:min-h-56" view={view} />
      </div>
      <div className="grid gap-4">
        <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start">
          {text.send}
        </Button>
        <p className="max-w-[44em] text-ink-soft text-sm">
          <WithLinks
            text={text.privacy}
            links={{ privacy: { to: '/privacy-policy', label: privacyPolicy.title } }}
          />
        </p>
      </div>
      <AnswerTemplates />
    </form>
  );
}

function viewOf(failure: FormFailure | undefined, fresh: RequestFormProps['hidden']): LeadFormView {
  const values = failure?.values ?? {};
  const { idempotencyKey = fresh.idempotencyKey, formToken = fresh.formToken } = values;
  return {
    hidden: { idempotencyKey, formToken },
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
    fields: failure?.fields ?? {},
    message: formMessage(failure),
    filesLost: false,
    sent: null,
    offerOpen: false,
  };
}
