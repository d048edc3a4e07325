import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { revalidateOvertaken } from '#app/pages/admin/parts/revalidate-overtaken.ts';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { wallClock } from '#domain/format/instant.ts';
import { savedTitles } from '#server/content/collections/titles.ts';
import { liveRelease } from '#server/content/releases/live.ts';
import { mayPublish } from '#server/content/releases/may-publish.ts';
import { publish } from '#server/content/releases/publish.ts';
import { schedule } from '#server/content/releases/schedule.ts';
import type { Route } from './+types/publish-page.ts';
import { ChangeRow } from './change-row.tsx';
import { findingShown } from './finding-shown.ts';
import { publishRows, type ToChoose } from './publish-view.ts';
import { readPublish, tickedIn } from './read-publish.ts';
import { Refused } from './refused.tsx';
import { WhenFields } from './when-fields.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Publish');

export const shouldRevalidate = revalidateOvertaken;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, content } = context.get(servicesContext);
  const may = await mayPublish(db.query, staffOf(context));
  if (may) content.warm();
  return {
    may,
    rows: await publishRows(db.query),
    live: (await liveRelease(db.query)).number,
    today: wallClock(clock.now(), agencyZone).date,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    const { publishAt, ...chosen } = readPublish(form);
    const wanted = { ...chosen, staffId: staffOf(context).id };
    const done =
      publishAt === null
        ? await publish(services, wanted)
        : await schedule(services, { ...wanted, publishAt });
    if (done.kind === 'published' || done.kind === 'scheduled')
      return redirect(`/admin/content/releases?${done.kind}=${done.number}`, 303);
    const values = Object.fromEntries(
      ['note', 'when', 'date', 'time'].map((name) => [name, String(form.get(name) ?? '')]),
    );
    const kept = { values, ticked: Object.keys(chosen.documents), fields: {} };
    if (done.kind === 'changed')
      return data(
        {
          ...kept,
          message: 'Another release has gone out since. Below is what would change now.',
          findings: [],
        },
        { status: 409 },
      );
    const titled = await savedTitles(services.db.query);
    const findings = done.findings.map((finding) => findingShown(finding, titled));
    return data({ ...kept, message: '', findings }, { status: 422 });
  } catch (error) {
    const failure = formFailure(error, form);
    return data({ ...failure.data, ticked: Object.keys(tickedIn(form)), findings: [] }, failure.init ?? {});
  }
}

/** What is ready by itself; what somebody went back from must not return unseen, nor what is scheduled be refused. */
const goesAlong = ({ due, stops, unwritten, tookBack }: ToChoose) =>
  due === null && stops === null && unwritten.length === 0 && tookBack === null;

/** What the button does, as it was chosen above it; without a script too. */
function CheckAnd() {
  return (
    <span>
      Check and <span className="group-has-[[value=later]:checked]/when:hidden">publish</span>
      <span className="hidden group-has-[[value=later]:checked]/when:inline">schedule</span>
    </span>
  );
}

/** What would change for visitors, to be chosen from and published. */
export default function PublishPage({
  loaderData: { may, rows, live, today },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const values: Record<string, string> = actionData?.values ?? {};
  const fields: Record<string, string> = actionData?.fields ?? {};
  const ticked = actionData?.ticked ?? null;
  const findings = actionData?.findings ?? [];
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="mb-3 text-3xl">Publish</h1>
      <p className="mb-7 max-w-[38rem]">
        What is saved and visitors do not see yet. Everything you publish together is checked first and
        appears at once.{' '}
        <Link to="/admin/content/releases" className="link">
          What was published
        </Link>
      </p>
      <FormAlert message={formMessage(actionData) || null} />
      <Refused findings={findings} canMend />
      {rows.length === 0 ? (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">
          Visitors have everything that is saved. There is nothing to publish.
        </p>
      ) : (
        <Form method="post" className="group/when grid max-w-[49rem] grid-cols-1 gap-7">
          <input type="hidden" name="expectLive" value={live} />
          <FieldGroup id="document" label="What to publish" error={fields.document}>
            <Rows>
              {rows.map((row) => (
                <ChangeRow key={row.id} row={row} ticked={ticked?.includes(row.id) ?? goesAlong(row)} />
              ))}
            </Rows>
          </FieldGroup>
          {may ? (
            <>
              <Field id="note" label="Note for the history" aside="Optional" error={fields.note}>
                {(control) => (
                  <TextInput
                    {...control}
                    name="note"
                    longest={500}
                    defaultValue={values.note}
                    autoComplete="off"
                  />
                )}
              </Field>
              <WhenFields values={values} error={fields.at} today={today} />
              <Button type="submit" className="justify-self-start" disabled={busy}>
                {busy ? 'Checking every page' : <CheckAnd />}
              </Button>
            </>
          ) : (
            <p className="rounded-lg bg-sand p-4">
              Owners publish. What you saved is kept here, and an owner finds it on this page.
            </p>
          )}
        </Form>
      )}
    </>
  );
}
