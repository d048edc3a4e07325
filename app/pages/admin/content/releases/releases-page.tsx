import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { numberIn } from '#app/pages/admin/content/edit/number-in.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { revalidateOvertaken } from '#app/pages/admin/parts/revalidate-overtaken.ts';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { savedTitles } from '#server/content/collections/titles.ts';
import { type ReleaseLine, releaseHistory, scheduledReleases } from '#server/content/releases/history.ts';
import { lateReleases } from '#server/content/releases/late.ts';
import { liveRelease } from '#server/content/releases/live.ts';
import { choosePublishers, mayPublish, whoPublishes } from '#server/content/releases/may-publish.ts';
import { rollBack } from '#server/content/releases/roll-back.ts';
import { withdraw } from '#server/content/releases/schedule.ts';
import type { Route } from './+types/releases-page.ts';
import { findingShown } from './finding-shown.ts';
import { GoBack } from './go-back.tsx';
import { Refused } from './refused.tsx';
import { ReleaseRow } from './release-row.tsx';
import { releaseShown } from './release-view.ts';
import { WhoPublishes } from './who-publishes.tsx';

export const meta: Route.MetaFunction = () => privateMeta('What was published');

export const shouldRevalidate = revalidateOvertaken;

const linesAtOnce = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const staff = staffOf(context);
  const { searchParams } = new URL(request.url);
  const before = numberIn(searchParams, 'before') || undefined;
  const lines = await releaseHistory(db.query, { before, limit: linesAtOnce + 1 });
  const shown = lines.slice(0, linesAtOnce);
  const titled = await savedTitles(db.query);
  const late = new Map((await lateReleases(db.query, clock.now())).map((one) => [one.number, one]));
  const asShown = (line: ReleaseLine) => releaseShown(line, titled, late.get(line.number));
  return {
    may: await mayPublish(db.query, staff),
    who: staff.role === 'owner' ? await whoPublishes(db.query) : null,
    live: (await liveRelease(db.query)).number,
    scheduled: before ? [] : (await scheduledReleases(db.query)).map(asShown),
    history: shown.toSorted((one, other) => decidedAt(other) - decidedAt(one)).map(asShown),
    older: lines.length > linesAtOnce ? (shown.at(-1)?.number ?? null) : null,
    first: before === undefined,
    done: doneWords(searchParams),
  };
}

/** A scheduled release has its number from the day on which it was planned: what is live stands where it went live. */
const decidedAt = ({ publishedAt, endedAt, createdAt }: ReleaseLine) => publishedAt ?? endedAt ?? createdAt;

function doneWords(params: URLSearchParams): string | null {
  if (params.has('saved')) return 'Saved.';
  if (params.has('published')) return 'Published: visitors have it now.';
  if (params.has('scheduled')) return 'Scheduled. It was checked, and is checked again when it goes out.';
  return params.has('withdrawn') ? 'Withdrawn: it will not go out. What was saved is kept.' : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staffId = staffOf(context).id;
  const form = await readForm(request);
  try {
    if (form.get('intent') === 'who') {
      await choosePublishers(services, staffOf(context), String(form.get('who') ?? ''));
      return redirect('/admin/content/releases?saved=1', 303);
    }
    if (form.get('intent') === 'withdraw') {
      await withdraw(services, { number: numberIn(form, 'number'), staffId });
      return redirect('/admin/content/releases?withdrawn=1', 303);
    }
    const back = { to: numberIn(form, 'to', -1), expectLive: numberIn(form, 'expectLive', -1) };
    const done = await rollBack(services, { ...back, note: '', staffId });
    if (done.kind === 'published') return redirect(`/admin/content/releases?published=${done.number}`, 303);
    if (done.kind === 'refused') {
      const titled = await savedTitles(services.db.query);
      const findings = done.findings.map((finding) => findingShown(finding, titled));
      return data({ findings, message: '', fields: {}, values: {} }, { status: 422 });
    }
    const message = 'Another release has gone out since. Below is how things are now.';
    return data({ findings: [], message, fields: {}, values: {} }, { status: 409 });
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What visitors have, what goes out later, and all that was before, with the way back. */
export default function ReleasesPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { may, who, live, scheduled, history, older, first, done } = loaderData;
  const findings = actionData && 'findings' in actionData ? actionData.findings : [];
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="mb-3 text-3xl">What was published</h1>
      <p className="mb-7 max-w-[38rem]">
        Every version of the website that visitors have seen, and who published it. You can go back to any of
        them.{' '}
        <Link to="/admin/content/publish" className="link">
          What is not published yet
        </Link>
      </p>
      {done && !actionData && <DoneNote>{done}</DoneNote>}
      <FormAlert message={formMessage(actionData) || null} />
      <Refused findings={findings} />
      <div className="grid max-w-[49rem] grid-cols-1 gap-10">
        {scheduled.length > 0 && (
          <Part id="scheduled" title="Waiting for its time">
            <Rows>
              {scheduled.map((release) => (
                <ReleaseRow key={release.number} release={release}>
                  {may && (
                    <Form method="post">
                      <input type="hidden" name="number" value={release.number} />
                      <Button type="submit" name="intent" value="withdraw" tone="quiet" disabled={busy}>
                        Withdraw<span className="sr-only"> release {release.number}</span>
                      </Button>
                    </Form>
                  )}
                </ReleaseRow>
              ))}
            </Rows>
          </Part>
        )}
        <Part id="history" title="History">
          {history.length === 0 ? (
            <p className="rounded-lg bg-sand p-5">
              {first
                ? 'Nothing has been published from here yet. Visitors see the texts that the website came with.'
                : 'There is nothing older.'}
            </p>
          ) : (
            // Drawn anew with each answer, so that no question stays open over it.
            <Rows key={`${live} ${actionData?.message} ${findings.length}`}>
              {history.map((release) => (
                <ReleaseRow key={release.number} release={release}>
                  {may && release.canGoBack && <GoBack to={release.number} live={live} what={release.what} />}
                </ReleaseRow>
              ))}
              {may && older === null && live > 0 && (
                <Row className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
                  <span className="font-semibold">The first texts, as the website came</span>
                  <GoBack to={0} live={live} what="before anything was published here" />
                </Row>
              )}
            </Rows>
          )}
          {older !== null && (
            <p className="mt-6">
              <Link
                className="link inline-flex min-h-11 items-center"
                to={`/admin/content/releases?before=${older}`}
              >
                Older
              </Link>
            </p>
          )}
        </Part>
        {who && (
          <WhoPublishes
            who={who}
            error={actionData?.fields && (actionData.fields as Record<string, string>).who}
          />
        )}
      </div>
    </>
  );
}
