import type { FormSection } from './sections-of.ts';

/** The parts of a long form, to jump to; a folded part opens. */
export function Contents({ sections }: { sections: FormSection[] }) {
  return (
    <nav aria-label="Parts of this text" className="max-xl:hidden">
      <ul className="sticky top-8 grid max-h-[calc(100vh-4rem)] gap-0.5 overflow-y-auto border-sand-deep border-l-2 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-r-md px-4 py-2 hover:bg-sand">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
