import { type Fact, Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { SourceView } from './source-view.ts';

/** How the visitor came, the first time and the latest. */
export function SourcePart({ view: { source, first, last } }: { view: SourceView }) {
  return (
    <Part id="source" title={`Source: ${source}`}>
      {first.length === 0 && <p>Nothing is known of how this visitor came.</p>}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Touch title="First visit" facts={first} />
        <Touch title="Latest visit" facts={last} />
      </div>
    </Part>
  );
}

function Touch({ title, facts }: { title: string; facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans font-semibold text-base tracking-normal">{title}</h3>
      <Facts facts={facts} size="sm" />
    </div>
  );
}
