import { useEffect, useRef } from 'react';
import { goesHere } from '#app/pages/admin/content/fields/goes-here.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { WrongField } from '#domain/editor/wrong-fields.ts';
import type { FormSection } from './sections-of.ts';
import { wrongBySection } from './wrong-by-section.ts';

/** As many are read at a glance; a case study that was just begun has forty. */
const atAGlance = 8;

type Props = { wrong: WrongField[]; sections: FormSection[] };

/** What has to be put right before a text can be saved, each with a link to its field. */
export function WrongList({ wrong, sections }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wrong.length > 0) box.current?.focus();
  }, [wrong]);
  if (wrong.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      {...goesHere(true)}
      aria-labelledby="wrong"
      className="mb-6 rounded-lg bg-danger-wash p-5 text-danger"
    >
      <h2 id="wrong" className="mb-2 font-sans font-semibold text-base">
        {wrong.length === 1 ? 'One thing needs correcting.' : `${wrong.length} things need correcting.`}{' '}
        Nothing is lost, and nothing is saved yet.
      </h2>
      {wrong.length <= atAGlance ? (
        <Links wrong={wrong} />
      ) : (
        wrongBySection(sections, wrong).map(({ id, title, wrong: some }, index) => (
          <details
            key={id}
            open={index === 0}
            className="group/wrong border-danger/25 border-t first-of-type:border-0"
          >
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold text-sm">
              <span>
                {title} <span className="font-normal">({some.length})</span>
              </span>
              <Icon
                name="chevron"
                className="transition-transform duration-200 group-open/wrong:rotate-180"
              />
            </summary>
            <div className="pb-3">
              <Links wrong={some} />
            </div>
          </details>
        ))
      )}
    </section>
  );
}

function Links({ wrong }: { wrong: WrongField[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {wrong.map(({ name, way, message }) => (
        <li key={name} className="wrap-anywhere">
          <a href={`#${encodeURIComponent(name)}`} className="font-semibold underline underline-offset-4">
            {way}
          </a>
          : {message}
        </li>
      ))}
    </ul>
  );
}
