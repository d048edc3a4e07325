import { Rows } from '#app/pages/admin/parts/row.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { LaunchList } from '#server/start/launch/launch-list.ts';
import { LaunchRow } from './launch-row.tsx';

type LaunchPartProps = {
  part: LaunchList['parts'][number];
  first: boolean;
  failure: FormFailure | undefined;
  busy: boolean;
};

/** The items that are settled in one place; open where the owner can do something at once. */
export function LaunchPart({ part: { title, where, items }, first, failure, busy }: LaunchPartProps) {
  const failed = items.some(({ id }) => id === failure?.values.id);
  return (
    <details
      open={first || failed || items.some(({ mend }) => mend)}
      className="group border-sand-deep border-t py-3"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <Icon name="chevron" className="-rotate-90 group-open:rotate-0" />
        <h2 className="text-xl">{title}</h2>
        <span className="figures ml-auto whitespace-nowrap text-ink-soft text-sm">
          {items.length} to settle
        </span>
      </summary>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{where}</p>
      <Rows className="mb-4">
        {items.map((item) => (
          <LaunchRow
            key={item.id}
            item={item}
            failure={failure?.values.id === item.id ? failure : undefined}
            busy={busy}
          />
        ))}
      </Rows>
    </details>
  );
}
