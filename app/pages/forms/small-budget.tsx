import { formWays } from '#content/form-ways.ts';
import { WithLinks } from './with-links.tsx';

/** Where a budget below the ranges goes: to the offer while it is open, and else into words. */
export function SmallBudget({ form, offerOpen }: { form: 'contact' | 'quote'; offerOpen: boolean }) {
  const { budget } = formWays;
  return (
    <>
      {budget[form]}
      {offerOpen && (
        <>
          {' '}
          <WithLinks text={budget.offer} links={{ offer: budget.offerLink }} />
        </>
      )}
    </>
  );
}
