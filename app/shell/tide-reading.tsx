import { cx } from '#app/ui/cx.ts';
import { staffShare } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

type TideReadingProps = {
  /** Where its sea lies, as for `FullSea`. */
  className?: string | undefined;
  /** Not in a narrow margin: see `.sea-slim`. */
  slim?: boolean;
  /** Another sea on the same page: its flag is that of the first. */
  again?: boolean;
};

/**
 * A flag with the height and whether it rises, riding on the surface of a full sea at its staff, above all that stands
 * there; it is told in a line below the words, too (`TideNow`), and to screen readers at the end of the page.
 */
export function TideReading({ className, slim = false, again = false }: TideReadingProps) {
  return (
    <div aria-hidden="true" className={cx('over-sea', slim && 'sea-slim', className)}>
      <svg aria-hidden="true">
        {!again && (
          <defs>
            <Flag />
          </defs>
        )}
        <use href="#sea-at" x={`${staffShare}%`} />
      </svg>
    </div>
  );
}

function Flag() {
  return (
    <g id="sea-tag" className="display">
      <path d="M-9 0l-4-4v-12h-116v32h116v-12z" />
      <text>{shore.beside.name}</text>
      <path d="M0 4v-8m-4 4 4-4 4 4" />
      <g>
        <use href="#sea-level" x="-.14em" y="-1em" />
        <text x=".14em">{shore.beside.level}</text>
      </g>
    </g>
  );
}
