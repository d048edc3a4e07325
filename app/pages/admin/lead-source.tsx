import { LeadFact, LeadPart } from './lead-facts.tsx';
import type { LeadView } from './lead-view.ts';

/** How the visitor came, the first time and the latest. */
export function LeadSource({ view: { source, first, last } }: { view: LeadView }) {
  return (
    <LeadPart id="source" title={`Source: ${source}`}>
      {first.length === 0 && <p>Nothing is known of how this visitor came.</p>}
      <div className="grid gap-6 xl:grid-cols-2">
        <Touch title="First visit" rows={first} />
        <Touch title="Latest visit" rows={last} />
      </div>
    </LeadPart>
  );
}

function Touch({ title, rows }: { title: string; rows: Array<[string, string]> }) {
  if (rows.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans font-semibold text-base tracking-normal">{title}</h3>
      <dl className="grid gap-1 text-sm">
        {rows.map(([label, value]) => (
          <LeadFact key={label} label={label}>
            {value}
          </LeadFact>
        ))}
      </dl>
    </div>
  );
}
