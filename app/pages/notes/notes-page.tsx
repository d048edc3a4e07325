import { data } from 'react-router';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { PageBand } from '#app/pages/shared/page-band.tsx';
import { feedPath } from '#app/seo/feed-path.ts';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { notes, notesPath, notesText, type ShownNote } from '#content/notes.ts';
import type { Route } from './+types/notes-page.ts';
import { NoteDate } from './note-date.tsx';
import { notesMeta } from './notes-meta.ts';

/** There is no index of nothing. */
export function loader() {
  return data(null, { status: notes.length > 0 ? 200 : 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = (args) =>
  notes.length > 0 ? notesMeta(notesPath) : notFoundMeta(args as never);

/** All notes on one page, the newest first and largest: the day, the title and what it is about. */
export default function NotesPage() {
  if (notes.length === 0) return <NotFoundPage />;
  return (
    <>
      <PageBand>
        <h1 className="text-6xl">{notesText.title}</h1>
        <p className="mt-5 max-w-[32em] text-lg">{notesText.intro}</p>
        <a
          href={feedPath}
          className="mt-3 inline-flex min-h-11 items-center font-medium text-sm text-tide underline underline-offset-4 print:hidden"
        >
          {notesText.feed}
        </a>
      </PageBand>
      <Container className="pt-4 pb-section sm:pt-8">
        <ol className="border-sand-deep border-b">
          {notes.map((note, place) => (
            <Entry key={note.slug} note={note} newest={place === 0} />
          ))}
        </ol>
      </Container>
    </>
  );
}

function Entry({ note, newest }: { note: ShownNote; newest: boolean }) {
  return (
    <li
      className={cx(
        'group/note relative grid gap-x-16 gap-y-2 lg:grid-cols-12',
        newest ? 'py-9 sm:py-12' : 'border-sand-deep border-t py-7 sm:py-9',
      )}
    >
      <p className={cx('figures text-ink-soft text-sm lg:col-span-3', newest ? 'lg:pt-3' : 'lg:pt-1.5')}>
        <NoteDate date={note.date} />
        {note.sample && <Badge className="ml-3">{notesText.sample}</Badge>}
      </p>
      <div className="lg:col-span-9">
        <h2
          className={cx(
            'underline-offset-4 group-hover/note:underline',
            newest ? 'max-w-[17em] text-4xl' : 'max-w-[24em] text-2xl',
          )}
        >
          <CardLink href={`${notesPath}/${note.slug}`}>{note.title}</CardLink>
        </h2>
        <p className={cx('mt-2.5 max-w-[34em] text-ink-soft', newest && 'text-lg sm:mt-4')}>{note.summary}</p>
        {newest && note.picture && (
          <ContentPicture
            picture={note.picture}
            sizes="(min-width: 64rem) 60rem, 92vw"
            className="mt-7 aspect-video w-full rounded-xl bg-sand object-cover"
          />
        )}
      </div>
    </li>
  );
}
