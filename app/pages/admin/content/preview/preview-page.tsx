import { Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select, TextInput } from '#app/ui/input.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { DomainError } from '#server/base/errors.ts';
import { latestDocuments, ownDraft } from '#server/content/previews/own-draft.ts';
import { createPreview, withdrawPreview } from '#server/content/previews/preview-links.ts';
import type { Route } from './+types/preview-page.ts';
import { FoundNote } from './found-note.tsx';
import { Frame } from './frame.tsx';
import { loadPreviewView, type PreviewView } from './preview-view.ts';
import { SharePart } from './share-part.tsx';
import { widths } from './widths.ts';

const longestNote = 120;

export const meta: Route.MetaFunction = () => privateMeta('Preview');

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const release = await ownDraft(services.db.query, staffOf(context).id);
  return loadPreviewView(services, release, new URL(request.url).searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staffId = staffOf(context).id;
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  try {
    if (text('intent') === 'withdraw') {
      await withdrawPreview(services, { id: text('id'), staffId });
      return redirect('/admin/content/preview', 303);
    }
    const { token, expiresAt } = await createPreview(services, {
      ...{ staffId, note: noteOf(text('note')) },
      documents: await latestDocuments(services.db.query),
      days: /^\d{1,3}$/.test(text('days')) ? Number(text('days')) : Number.NaN,
    });
    return {
      made: { url: `${services.env.SITE_URL}/draft/${token}/`, until: formatInstant(expiresAt, agencyZone) },
    };
  } catch (error) {
    return formFailure(error, form);
  }
}

function noteOf(text: string): string {
  if (text.length <= longestNote) return text;
  const fault = `Please write at most ${longestNote} characters.`;
  throw new DomainError('invalid', fault, { fields: { note: fault } });
}

/** The site as it would be: everything that is saved, and what whoever looks is typing. */
export default function PreviewPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="text-3xl">Preview</h1>
      <p className="mt-1 mb-5 max-w-[44rem] text-ink-soft">
        The site with everything that is saved, and with what you are typing once it is complete. Visitors see
        none of it until it is published. Click a text to find its field.
      </p>
      <PagePicker key={view.page} view={view} />
      {view.found && <FoundNote found={view.found} />}
      <Frame page={view.page} width={view.width} />
      <p className="mt-2 mb-8 text-sm">
        <Link to={`/admin/content/draft${view.page}`} reloadDocument className="link">
          Open this page by itself
        </Link>
      </p>
      <FormAlert message={formMessage(failure)} />
      <SharePart
        links={view.links}
        made={actionData && 'made' in actionData ? actionData.made : undefined}
        failure={failure}
        busy={busy}
      />
    </>
  );
}

function PageOptions({ label, pages }: { label: string; pages: PreviewView['pages'] }) {
  return (
    <optgroup label={label}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

function PagePicker({ view }: { view: PreviewView }) {
  const choices = widths.map((width) => ({
    to: `?${new URLSearchParams({ page: view.page, width })}`,
    label: width === 'phone' ? 'Phone' : 'Desktop',
    current: width === view.width,
  }));
  return (
    <div className="mb-4 grid gap-3">
      <Form method="get" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Field id="preview-page" label="Page">
          {(control) => (
            <Select {...control} name="page" defaultValue={view.page}>
              <PageOptions label="Pages" pages={view.pages} />
              <PageOptions label="What one visitor gets" pages={view.samples} />
            </Select>
          )}
        </Field>
        <Field id="preview-find" label="Find the field of a text">
          {(control) => <TextInput {...control} name="find" longest={400} />}
        </Field>
        <input type="hidden" name="width" value={view.width} />
        <Button type="submit" tone="outline">
          Show
        </Button>
      </Form>
      {/* A phone has one width to show it in. */}
      <nav aria-label="Width" className="max-sm:hidden">
        <Choices label="Width" choices={choices} />
      </nav>
    </div>
  );
}
