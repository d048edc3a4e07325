import { shore } from '#content/shore.ts';
import { type PaletteChoice, paletteChoices } from '#domain/shore/palette.ts';

/** The colours of the owner's area and of the site, in this browser. A form of its own: the whole page comes anew. */
export function PaletteForm({ chosen }: { chosen: PaletteChoice }) {
  return (
    <form method="post" action="/palette" className="text-ink-soft text-sm">
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="float-left">{shore.palette.title}</legend>
        {paletteChoices.map((one) => (
          <button
            key={one}
            type="submit"
            name="palette"
            value={one}
            aria-pressed={one === chosen}
            className="min-h-11 underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {shore.palette[one]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
