import type { Found } from '#app/pages/admin/content/found-places.ts';
import { PlaceLinks } from '#app/pages/admin/content/place-links.tsx';

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
          is in no field. It may be worked out from a fact in its page’s form, as prices with VAT are. It may
          be drawn in a picture that came with the website, or be the same on every website.
        </p>
      )}
    </div>
  );
}
