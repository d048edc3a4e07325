import type { ReactNode } from 'react';
import { Row } from '#app/pages/admin/parts/row.tsx';
import type { FindingShown } from './finding-groups.ts';
import { FindingList } from './finding-list.tsx';
import type { ReleaseShown } from './release-view.ts';

/** A release with what it changed, who decided it, and what can be done with it. */
export function ReleaseRow({ release, children }: { release: ReleaseShown; children?: ReactNode }) {
  const { number, state, what, by, note, pages, late, findings } = release;
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-semibold text-base">
          {what}
          {state === 'live' && (
            <span className="ml-2 inline-flex rounded-pill bg-success-wash px-3 py-1 font-medium text-success text-xs">
              Live
            </span>
          )}
        </p>
        <p>{pages || 'No page changed'}</p>
        {late && <p className="my-1 rounded-md bg-beacon-wash p-3">{late}</p>}
        <p className="text-ink-soft">
          Release {number}, {by}
          {note && ` – ${note}`}
        </p>
        <Findings
          of={findings.filter(({ refuses }) => refuses)}
          said={(many) => (many === 1 ? 'One thing was in the way' : `${many} things were in the way`)}
          isOpen={state === 'refused'}
        />
        <Findings
          of={findings.filter(({ refuses }) => !refuses)}
          said={(many) => `Worth a look, but nothing to stop you (${many})`}
        />
      </div>
      {children && <div className="max-sm:-ml-2">{children}</div>}
    </Row>
  );
}

type FindingsProps = { of: readonly FindingShown[]; said: (many: number) => string; isOpen?: boolean };

/** What the check found of one kind: what refused a release is not to be looked for among remarks. */
function Findings({ of, said, isOpen = false }: FindingsProps) {
  if (of.length === 0) return null;
  return (
    <details className="mt-1" open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{said(of.length)}</summary>
      <FindingList findings={of} />
    </details>
  );
}
