import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import type { SubscriberFilter, SubscriberState } from '#server/newsletter/list.ts';

/** The address of the list with this filter, and a place in it. */
export function subscribersAddress({ state }: SubscriberFilter, place: Record<string, string> = {}): string {
  return listAddress('/admin/subscribers', { state, ...place });
}

type SubscriberFiltersProps = {
  /** The state that is shown, or null for all of them. */
  state: SubscriberState | null;
  /** Each with how many there are. */
  states: { state: SubscriberState; label: string; count: string }[];
  everybody: string;
};

/** Filters of the list. Changing one goes to the first page. */
export function SubscriberFilters({ state, states, everybody }: SubscriberFiltersProps) {
  const choice = (wanted: SubscriberState | null, label: string, count: string) => ({
    to: subscribersAddress({ state: wanted }),
    label: `${label} (${count})`,
    current: wanted === state,
  });
  return (
    <nav aria-label="Which subscribers" className="mb-7">
      <Choices
        label="State"
        choices={[
          choice(null, 'Everybody', everybody),
          ...states.map((one) => choice(one.state, one.label, one.count)),
        ]}
      />
    </nav>
  );
}
