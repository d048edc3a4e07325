import { data, Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { titleOf } from '#content/document-places.ts';
import { type CollectionName, collections, isCollection } from '#domain/editor/collections.ts';
import { slugOf } from '#domain/format/slug.ts';
import { DomainError } from '#server/base/errors.ts';
import { beginItem } from '#server/content/collections/begin-item.ts';
import { portfolioOrderSaved } from '#server/content/collections/portfolio-place.ts';
import type { Route } from './+types/new-item-page.ts';
import { AddressFields } from './address-fields.tsx';
import { collectionWords } from './collection-words.ts';

/** Stands for no place in the portfolio. */
const nowhere = 'nowhere';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? collectionWords[loaderData.collection].begin : 'Website');

export async function loader({ params, context }: Route.LoaderArgs) {
  const collection = asked(params.collection);
  const { db } = context.get(servicesContext);
  const order = collection === 'case-studies' ? (await portfolioOrderSaved(db.query)).ids : [];
  const { page } = collections[collection];
  return { collection, page, order: order.map((id) => ({ id, title: titleOf(`case-studies/${id}`) })) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const collection = asked(params.collection);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  try {
    const title = text('title').replace(/\s+/g, ' ');
    const { longest } = collectionWords[collection];
    const fault =
      title === ''
        ? 'Please fill this in.'
        : title.length > longest && `Please use at most ${longest} characters.`;
    if (fault) throw new DomainError('invalid', fault, { fields: { title: fault } });
    const after = text('after');
    const id = await beginItem(context.get(servicesContext), {
      ...{ collection, title, staffId: staffOf(context).id },
      name: text('name') || slugOf(title),
      after: after === nowhere ? null : after,
    });
    return redirect(`${documentAddress(id)}?begun`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

function asked(name: string): CollectionName {
  if (!isCollection(name)) throw data(null, { status: 404 });
  return name;
}

/** The first step of a new note or case study: what it is called and where it will stand. */
export default function NewItemPage({
  loaderData: { collection, page, order },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const failure = actionData;
  const words = collectionWords[collection];
  const values = failure?.values ?? {};
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="mb-2 text-3xl">{words.begin}</h1>
      <p className="mb-7 max-w-[44rem] text-ink-soft">{words.intro}</p>
      <Form method="post" noValidate className="grid max-w-[34rem] gap-6">
        <FormAlert message={formMessage(failure)} />
        <AddressFields
          title={{ label: words.title, hint: words.titleHint, longest: words.longest }}
          page={page}
          values={values}
          errors={failure?.fields ?? {}}
        />
        {collection === 'case-studies' && (
          <Field
            id="after"
            label="Place in the portfolio"
            hint="Saved with the order of the case studies; it shows once both are published."
            error={failure?.fields.after}
          >
            {(control) => (
              <Select {...control} name="after" defaultValue={values.after ?? order.at(-1)?.id ?? ''}>
                <option value="">First</option>
                {order.map(({ id, title }) => (
                  <option key={id} value={id}>
                    After {title}
                  </option>
                ))}
                <option value={nowhere}>Not in the portfolio yet</option>
              </Select>
            )}
          </Field>
        )}
        <p>
          <Button type="submit" disabled={busy}>
            Begin
          </Button>
        </p>
      </Form>
    </>
  );
}
