import { data } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { HiddenFields } from '#app/pages/forms/hidden-fields.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { ShortPage } from '#app/pages/shared/short-page.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { newsletter as text } from '#content/newsletter.ts';
import { newForm } from '#server/leads/new-form.ts';
import { limitLead } from '#server/limits/lead-limit.ts';
import { refusedBy } from '#server/limits/refused-by.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Route } from './+types/newsletter-page.ts';
import { Done } from './ask-first.tsx';
import { IssueSheet } from './issue-sheet.tsx';

// The newsletter box posts to this page without JavaScript; a wrong address is corrected here.
export const meta: Route.MetaFunction = () => privateMeta(text.page.title);

export const loader = ({ context }: Route.LoaderArgs) => newForm(context.get(servicesContext));

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const refused = await refusedBy(() => limitLead(services, 'newsletter', address));
  const form = await readForm(request);
  try {
    if (refused) throw refused;
    await subscribe(services, Object.fromEntries(form));
    return data(null);
  } catch (error) {
    return formFailure(error, form);
  }
}

/**
 * A refused form keeps its idempotency key and its start time. A new time would make a quick correction look like a
 * program’s work.
 */
function hiddenAgain(sent: Record<string, string>, fresh: { idempotencyKey: string }) {
  const { idempotencyKey = fresh.idempotencyKey, formToken } = sent;
  return { idempotencyKey, ...(formToken ? { formToken } : {}) };
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData === null) return <Done {...text.noted} ownNewsletter />;
  return (
    <ShortPage
      above={text.page.title}
      title={text.box.title}
      text={text.page.text}
      beside={<IssueSheet />}
      ownNewsletter
    >
      <form
        method="post"
        noValidate
        className="grid w-full max-w-[34rem] items-start gap-x-2.5 gap-y-4 max-sm:pr-3 sm:grid-cols-[1fr_auto]"
      >
        <HiddenFields hidden={actionData ? hiddenAgain(actionData.values, loaderData) : loaderData} />
        <TextField
          name="email"
          type="email"
          label={text.page.label}
          autoComplete="email"
          autoFocus={actionData !== undefined}
          error={actionData?.fields.email ?? actionData?.message}
          defaultValue={actionData?.values.email}
        />
        <Button type="submit" className="sm:mt-7">
          {text.subscribe}
        </Button>
      </form>
      <p className="text-sm">{text.box.note}</p>
    </ShortPage>
  );
}
