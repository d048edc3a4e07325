import { Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { revalidateUnseen } from '#app/pages/admin/parts/revalidate-unseen.ts';
import { pageMessage } from '#app/pages/form-failure.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { placeholders } from '#domain/letters/placeholders.ts';
import { saveSignature, signatureOf } from '#server/inbox/templates/signature.ts';
import { deleteTemplate, listTemplates, saveTemplate } from '#server/inbox/templates/templates.ts';
import type { Route } from './+types/templates-page.ts';
import { TemplateForm } from './template-form.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Templates');

const done = new Map([
  ['signature', 'Your signature is saved.'],
  ['save', 'The template is saved.'],
  ['delete', 'The template is deleted.'],
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const told = done.get(new URL(request.url).searchParams.get('done') ?? '');
  return { templates: await listTemplates(services), signature: await signatureOf(services, staff.id), told };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const values = textValues(form);
  const { intent = 'save', id = '', seen = '' } = values;
  try {
    if (intent === 'signature') await saveSignature(services, staff.id, values.signature);
    else if (intent === 'delete') await deleteTemplate(services, { id, seen });
    else await saveTemplate(services, { id, seen }, values);
    return redirect(`/admin/letter-templates?done=${encodeURIComponent(intent)}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What was saved meanwhile stands beside what was typed. */
export const shouldRevalidate = revalidateUnseen;

/** What letters begin with, and what stands below those of whoever looks at this page. */
export default function TemplatesPage({
  loaderData: { templates, signature, told },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const among = templates.map(({ id }) => id).join();
  const failed = actionData?.values.id;
  // What was typed into one that is gone can be saved as a new one.
  const isForNew = failed !== undefined && !templates.some(({ id }) => id === failed);
  return (
    <>
      <BackLink to="/admin/inbox">Letters</BackLink>
      <h1 className="mb-3 text-3xl">Templates and signature</h1>
      <p className="mb-8 max-w-[44rem]">
        Words in double brackets are filled in for each person:{' '}
        {placeholders.map((one) => `{{${one}}}`).join(', ')}. Anything that is not known has to be filled in
        before the letter can be sent.
      </p>
      {told && !actionData && <DoneNote>{told}</DoneNote>}
      <FormAlert message={pageMessage(actionData)} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-10">
        <Part id="signature" title="Your signature">
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="intent" value="signature" />
            <Field
              id="signature-text"
              label="Below each of your letters"
              error={actionData?.fields.signature}
            >
              {(control) => (
                <Textarea
                  {...control}
                  name="signature"
                  rows={4}
                  defaultValue={actionData?.values.signature ?? signature}
                />
              )}
            </Field>
            <p>
              <Button type="submit" tone="ink" size="sm" disabled={busy}>
                Save the signature
              </Button>
            </p>
          </Form>
        </Part>
        <Part id="templates" title="Templates">
          <ul className="grid gap-3">
            {templates.map((one) => (
              <TemplateForm
                key={one.id}
                template={one}
                among={among}
                failure={failed === one.id ? actionData : undefined}
                busy={busy}
              />
            ))}
            <TemplateForm
              template={null}
              among={among}
              failure={isForNew ? actionData : undefined}
              busy={busy}
            />
          </ul>
        </Part>
      </div>
    </>
  );
}
