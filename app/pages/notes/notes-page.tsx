import { data } from 'react-router';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { feedPath } from '#app/seo/feed-path.ts';
import { CardLink } from '#app/ui/card.tsx';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { notes, notesPath, notesText } from '#content/notes.ts';
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

/** All notes on one page, the newest first: the day, the title and what it is about. */
export default function NotesPage() {
  if (notes.length === 0) return <NotFoundPage />;
  return (
    <Container className="pt-10 pb-section sm:pt-16 lg:pt-20">
      <header className="grid gap-x-16 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h1 className="text-6xl lg:col-span-5">{notesText.title}</h1>
        <div className="lg:col-span-7">
          <p className="max-w-[32em] text-lg">{notesText.intro}</p>
          <a
            href={feedPath}
            className="mt-2 inline-flex min-h-11 items-center font-medium text-sm text-tide underline underline-offset-4 print:hidden"
          >
            {notesText.feed}
          </a>
        </div>
      </header>
      <ol className="mt-12 border-sand-deep border-b lg:mt-16">
        {notes.map((note) => (
          <li
            key={note.slug}
            className="group/note relative grid gap-x-16 gap-y-2 border-sand-deep border-t py-7 sm:py-9 lg:grid-cols-12"
          >
            <p className="figures text-ink-soft text-sm lg:col-span-3 lg:pt-1.5">
              <NoteDate date={note.date} />
              {note.sample && <Badge className="ml-3">{notesText.sample}</Badge>}
            </p>
            <div className="lg:col-span-9">
              <h2 className="max-w-[24em] text-2xl underline-offset-4 group-hover/note:underline">
                <CardLink href={`${notesPath}/${note.slug}`}>{note.title}</CardLink>
              </h2>
              <p className="mt-2.5 max-w-[40em] text-ink-soft">{note.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}
