import { LinkButton } from '#app/ui/button.tsx';
import type { DocumentView } from './document-view.ts';

/** Says whether the form holds what its reader typed before or what was saved last, and leads to the other. */
export function DraftNote({ view: { continued, waiting, base, number, isNew } }: { view: DocumentView }) {
  if (!continued && !waiting) return null;
  return (
    <div className="mb-8 flex max-w-[52rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-mist p-4">
      <p className="max-w-[34rem] font-medium">
        {continued
          ? `This is what you typed until ${continued}, and not saved yet.`
          : `This is what was saved last. What you typed until ${waiting} waits; typing here takes its place.`}
        {continued &&
          base < number &&
          ' Somebody has saved since: once you save, you choose between the two.'}
      </p>
      {!(continued && isNew) && (
        <LinkButton href={continued ? '?as-saved' : '?'} tone="ink" size="sm">
          {continued ? 'See what was saved' : 'Go on with it'}
        </LinkButton>
      )}
    </div>
  );
}
