import { useEffect, useRef } from 'react';
import { goesHere } from '#app/pages/admin/content/fields/goes-here.ts';
import type { FindingShown } from './finding-groups.ts';
import { FindingList } from './finding-list.tsx';

type Props = { findings: readonly FindingShown[]; canMend?: boolean };

/** Why nothing was published; what else the check remarked stands apart, since it is in nobody’s way. */
export function Refused({ findings, canMend = false }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (findings.length > 0) box.current?.focus();
  }, [findings]);
  const inTheWay = findings.filter(({ refuses }) => refuses);
  const remarks = findings.filter(({ refuses }) => !refuses);
  if (inTheWay.length === 0) return null;
  return (
    <>
      <section
        ref={box}
        tabIndex={-1}
        {...goesHere(true)}
        aria-labelledby="refused"
        className="mb-5 max-w-[49rem] rounded-lg bg-danger-wash p-5"
      >
        <h2 id="refused" className="mb-2 text-xl">
          Not published: {inTheWay.length === 1 ? 'one thing is' : `${inTheWay.length} things are`} in the way
        </h2>
        <p className="mb-3">
          Visitors see what they saw before.
          {canMend && ` Mend ${inTheWay.length === 1 ? 'it' : 'these'} and publish again.`}
        </p>
        <FindingList findings={inTheWay} />
      </section>
      {remarks.length > 0 && (
        <details className="mb-8 max-w-[49rem] rounded-lg bg-sand px-5 py-3">
          <summary className="cursor-pointer py-1.5 font-semibold">
            Worth a look, but nothing to stop you ({remarks.length})
          </summary>
          <div className="pt-1 pb-2">
            <FindingList findings={remarks} />
          </div>
        </details>
      )}
    </>
  );
}
