import { data } from 'react-router';
import { Markdown } from '#app/pages/legal/markdown.tsx';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { isGone, noteAt, notesPath, notesText } from '#content/notes.ts';
import type { Route } from './+types/note-page.ts';
import { NoteDate } from './note-date.tsx';
import { NoteEnd } from './note-end.tsx';
import { NoteGone } from './note-gone.tsx';
import { notesMeta } from './notes-meta.ts';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return data({ slug }, { status: noteAt(slug) ? 200 : isGone(slug) ? 410 : 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = (args) => {
  const { slug } = args.params;
  if (noteAt(slug)) return notesMeta(`${notesPath}/${slug}`);
  return isGone(slug) ? privateMeta(notesText.gone.title) : notFoundMeta(args as never);
};

/** One note, to be read: what it is about, who wrote it and when, the text, and what was written before and after. */
export default function NotePage({ loaderData: { slug } }: Route.ComponentProps) {
  const note = noteAt(slug);
  if (!note) return isGone(slug) ? <NoteGone /> : <NotFoundPage />;
  return (
    <article aria-labelledby="note-title">
      <Container className="pt-8 sm:pt-12 lg:pt-16">
        <a
          href={notesPath}
          className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-sm underline-offset-4 hover:underline print:hidden"
        >
          <Icon name="arrow-left" />
          {notesText.title}
        </a>
        <h1 id="note-title" className="mt-4 max-w-[17em] text-4xl sm:mt-6">
          {note.title}
        </h1>
        <p className="mt-5 max-w-[34em] text-ink-soft text-xl sm:mt-7">{note.summary}</p>
        {note.picture && (
          <div className="mt-9 overflow-hidden rounded-xl bg-sand sm:mt-12">
            <ContentPicture
              picture={note.picture}
              sizes="(min-width: 92rem) 85rem, 92vw"
              priority
              className="aspect-video w-full object-cover"
            />
          </div>
        )}
      </Container>
      <Container className="mt-9 grid gap-x-16 gap-y-8 pb-16 sm:mt-12 sm:pb-24 lg:grid-cols-12">
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 self-start border-sand-deep border-t pt-5 text-ink-soft text-sm lg:col-span-3 lg:grid">
          <li className="figures font-semibold text-ink">
            <NoteDate date={note.date} />
          </li>
          <li>{notesText.by.replace('{author}', () => note.author)}</li>
          {note.changed && (
            <li className="figures">
              <NoteDate date={note.changed} words={notesText.changed} />
            </li>
          )}
          {note.sample && (
            <li>
              <Badge>{notesText.sample}</Badge>
            </li>
          )}
        </ul>
        <Markdown
          text={note.bodyMarkdown}
          className="min-w-0 max-w-[31em] text-lg lg:col-span-9 lg:border-sand-deep lg:border-t lg:pt-5"
        />
      </Container>
      <NoteEnd slug={slug} />
    </article>
  );
}
