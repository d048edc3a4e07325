import { Choices } from '#app/pages/admin/parts/choices.tsx';
import type { SubscriberFilter, SubscriberState } from '#server/newsletter/list.ts';

/** The address of the list with this filter; defaults are left out. */
export function subscribersAddress({ state, page }: SubscriberFilter): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/admin/subscribers?${text}` : '/admin/subscribers';
}

type SubscriberFiltersProps = {
  /** The state that is shown, or null for all of them. */
  state: SubscriberState | null;
  states: { state: SubscriberState; label: string; count: number }[];
};

/** Filters of the list. Changing one goes to the first page. */
export function SubscriberFilters({ state, states }: SubscriberFiltersProps) {
  const choice = (wanted: SubscriberState | null, label: string, count: number) => ({
    to: subscribersAddress({ state: wanted, page: 1 }),
    label: `${label} (${count})`,
    current: wanted === state,
  });
  const everybody = states.reduce((sum, { count }) => sum + count, 0);
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
