import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { navigation } from '#content/navigation.ts';
import { notes, notesPath, notesText } from '#content/notes.ts';

/** At the address of a note that was taken off the site. */
export function NoteGone() {
  const { title, text, label } = notesText.gone;
  const onward = notes.length > 0 ? { to: notesPath, label } : navigation.home;
  return (
    <div className="relative overflow-hidden">
      <Container className="relative grid min-h-[60svh] content-center justify-items-start py-section">
        <h1 className="max-w-[10em] text-5xl">{title}</h1>
        <p className="mt-6 max-w-[32em] text-lg">{text}</p>
        <LinkButton href={onward.to} icon="arrow" className="mt-8">
          {onward.label}
        </LinkButton>
      </Container>
      <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 text-sand-deep night:text-spray/40" />
    </div>
  );
}
