import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { besideNote, notesPath, notesText, type ShownNote } from '#content/notes.ts';
import { NoteDate } from './note-date.tsx';

/** What follows a note: one quiet way to us, and the notes beside it. */
export function NoteEnd({ slug }: { slug: string }) {
  const { newer, older } = besideNote(slug);
  const { closing } = notesText;
  return (
    <footer className="bg-sand print:hidden">
      <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="max-w-[26em] text-lg">{closing.text}</p>
          <a
            href={closing.to}
            className="mt-3 inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-2 decoration-beacon underline-offset-[0.4em] hover:decoration-[3px]"
          >
            {closing.label}
            <Icon name="arrow" />
          </a>
        </div>
        <nav aria-label={notesText.all} className="lg:col-span-7">
          <ul className="border-edge/40 border-b">
            {newer && <Neighbour words={notesText.newer} note={newer} />}
            {older && <Neighbour words={notesText.older} note={older} />}
            <li className="border-edge/40 border-t">
              <a
                href={notesPath}
                className="flex min-h-13 items-center font-semibold underline-offset-4 hover:underline"
              >
                {notesText.all}
              </a>
            </li>
          </ul>
        </nav>
      </Container>
    </footer>
  );
}

function Neighbour({ words, note }: { words: string; note: ShownNote }) {
  return (
    <li className="border-edge/40 border-t">
      <a href={`${notesPath}/${note.slug}`} className="group/beside block py-4">
        <span className="figures flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm">
          <span>{words}</span>
          <NoteDate date={note.date} />
        </span>
        <span className="mt-1 block font-semibold text-lg underline-offset-4 group-hover/beside:underline">
          {note.title}
        </span>
      </a>
    </li>
  );
}
