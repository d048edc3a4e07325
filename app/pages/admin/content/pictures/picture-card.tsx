import { RowLink } from '#app/pages/admin/parts/row.tsx';
import type { PicturesView } from './pictures-view.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A picture of the library as a card: what it looks like, what it is called, how it stands. */
export function PictureCard({ picture }: { picture: PicturesView['rows'][number] }) {
  return (
    <li className="relative grid content-start gap-y-1.5 rounded-lg bg-foam p-4 shadow-line transition-shadow hover:shadow-raised">
      <div className="aspect-[4/3] overflow-hidden rounded-md bg-sand">
        <Thumbnail picture={picture} />
      </div>
      <p className="min-w-0 truncate text-sm" title={picture.name}>
        <RowLink to={`/admin/content/pictures/${picture.id}`}>{picture.name}</RowLink>
      </p>
      <p className="text-ink-soft text-sm">{stateWords(picture)}</p>
    </li>
  );
}

function stateWords({ state, shown, alt, decorative }: PicturesView['rows'][number]): string {
  if (state === 'waiting') return 'Being prepared';
  if (state === 'failed') return 'Could not be prepared';
  const use = shown === 0 ? 'Shown nowhere' : `Shown by ${shown} ${shown === 1 ? 'text' : 'texts'}`;
  return alt || decorative ? use : `${use} · not described yet`;
}
