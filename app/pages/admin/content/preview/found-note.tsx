import { PlaceLinks } from '#app/pages/admin/content/place-links.tsx';
import type { Found } from './preview-view.ts';

/** Which fields a text of the page comes from. */
export function FoundNote({ found: { text, places } }: { found: Found }) {
  return (
    <div role="status" className="mb-4 grid gap-1 rounded-lg bg-sand p-4">
      <p className="line-clamp-2 text-ink-soft text-sm">‘{text}’</p>
      {places.length > 0 ? (
        <>
          <p>{places.length === 1 ? 'stands in' : 'stands in, or is put together from,'}</p>
          <PlaceLinks places={places} />
        </>
      ) : (
        <p>
          is worked out, as dates and sums with VAT are, or is the same on every website. Change the fact that
          it follows from; its page’s form has it.
        </p>
      )}
    </div>
  );
}
