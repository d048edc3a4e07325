import { type Fact, Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { sameData } from '#domain/format/same-data.ts';
import type { SourceView } from './source-view.ts';

/** How the visitor came, the first time and the latest. */
export function SourcePart({ view: { source, first, last } }: { view: SourceView }) {
  const isSame = sameData(first, last);
  return (
    <Part id="source" title={`Source: ${source}`}>
      {first.length === 0 && <p>We do not know how this visitor found the site.</p>}
      <div className="@container">
        <div className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
          <Touch title={isSame ? 'First and latest visit' : 'First visit'} facts={first} />
          {!isSame && <Touch title="Latest visit" facts={last} />}
        </div>
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
