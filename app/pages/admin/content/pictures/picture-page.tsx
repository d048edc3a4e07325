import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { revalidateOvertaken } from '#app/pages/admin/parts/revalidate-overtaken.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/picture-page.ts';
import { answerPicture } from './answer-picture.ts';
import { CutPart } from './cut-part.tsx';
import { loadPictureView } from './picture-view.ts';
import { useLookAgain } from './use-look-again.ts';
import { UsesPart } from './uses-part.tsx';
import { WordsPart } from './words-part.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta((loaderData as { name?: string } | undefined)?.name ?? 'Picture');

export const shouldRevalidate = revalidateOvertaken;

export function loader({ params, request, context }: Route.LoaderArgs) {
  return loadPictureView(context.get(servicesContext), params.id, new URL(request.url).searchParams);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = { id: params.id, staffId: staffOf(context).id, form };
  return answerPicture(context.get(servicesContext), asked);
}

/** One picture of the library: what it shows, which part of it, and where. */
export default function PicturePage({ loaderData: view, actionData: failure }: Route.ComponentProps) {
  useLookAgain(view.state === 'waiting');
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/content/pictures">Pictures</BackLink>
      <h1 className="mb-2 break-words text-3xl">{view.name}</h1>
      <p className="mb-6 text-ink-soft text-sm">
        {[`${view.size.width} × ${view.size.height} pixels`, view.when, view.author]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {view.told && !failure && <DoneNote>{view.told}</DoneNote>}
      <FormAlert message={formMessage(failure)} />
      {view.state === 'waiting' && (
        <p role="status" className="mb-6">
          Its sizes are being made. This takes some seconds; texts can show it afterwards.
        </p>
      )}
      {view.state === 'failed' && (
        <Form method="post" className="mb-6 max-w-[44rem] rounded-lg bg-beacon-wash p-4">
          <p className="mb-3">Its sizes could not be made. {view.problemWords}</p>
          <Button type="submit" name="intent" value="retry" tone="outline" size="sm" disabled={busy}>
            Try again
          </Button>
        </Form>
      )}
      <div ref={page} className="grid max-w-[66rem] grid-cols-1 gap-10">
        <WordsPart view={view} failure={failure} busy={busy} />
        <CutPart view={view} failure={failure} busy={busy} />
        <UsesPart view={view} busy={busy} />
      </div>
    </>
  );
}
