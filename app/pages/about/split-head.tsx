import { Sentences } from '#app/ui/sentences.tsx';

type SplitHeadProps = { id: string; section: { title: string; lead: string }; className: string };

/** Heading of a part of the page, and its words in a second column. */
export function SplitHead({ id, section, className }: SplitHeadProps) {
  return (
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
      <h2 id={id} className={className}>
        <Sentences text={section.title} />
      </h2>
      <p className="max-w-[34em] text-ink-soft text-lg">{section.lead}</p>
    </div>
  );
}
