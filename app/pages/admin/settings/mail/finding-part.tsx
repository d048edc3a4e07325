import { CopyRow } from '#app/pages/admin/parts/copy-row.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Finding } from '#server/mail/domain/check.ts';

const marks = {
  good: { icon: 'check', word: 'Good', tone: 'text-success' },
  mend: { icon: 'warning', word: 'To fix', tone: 'text-danger' },
  unknown: { icon: 'search', word: 'Not known', tone: 'text-ink-soft' },
} as const;

type FindingPartProps = { id: string; title: string; what: string; finding: Finding };

/** One thing that others look at: what it is, what was found, and the record to add. */
export function FindingPart({ id, title, what, finding }: FindingPartProps) {
  const { state, said, found, add } = finding;
  const mark = marks[state];
  return (
    <Part id={id} title={title}>
      <Card className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft text-sm">{what}</p>
        <p>
          <span className={cx('mr-2 inline-flex items-center gap-1.5 font-semibold', mark.tone)}>
            <Icon name={mark.icon} />
            {mark.word}.
          </span>
          {said}
        </p>
        {found.map((record) => (
          <p key={record} className="wrap-anywhere rounded-md bg-sand px-4 py-3 font-mono text-sm">
            {record.length > 500 ? `${record.slice(0, 500)}…` : record}
          </p>
        ))}
        {add && (
          <div className="grid grid-cols-1 gap-3">
            <p className="font-semibold text-sm">The record you need, of type {add.type}</p>
            <CopyRow label={`${title} name`} value={add.name} />
            <CopyRow label={`${title} value`} value={add.value} />
          </div>
        )}
      </Card>
    </Part>
  );
}
