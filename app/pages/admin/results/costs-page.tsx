import { redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure, textValues } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { inPence } from '#domain/people/value.ts';
import { removeCost, saveCost } from '#server/results/costs.ts';
import type { Route } from './+types/costs-page.ts';
import { CostForm } from './cost-form.tsx';
import { loadCostsView } from './costs-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Costs of campaigns');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  return loadCostsView(context.get(servicesContext));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  try {
    const values = textValues(form);
    if (values.intent === 'remove') await removeCost(services, staff, values);
    else await saveCost(services, staff, values);
    return redirect('/admin/results/costs', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What campaigns cost, month by month. */
export default function CostsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { months, campaigns, entries } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/results">Results</BackLink>
      <h1 className="mb-3 text-3xl">Costs of campaigns</h1>
      <p className="mb-6 max-w-[49rem]">
        Enter what each campaign cost in a month, under the name that its links carry as{' '}
        <code>utm_campaign</code>. Adverts without one are counted under their source, such as ‘google / ads’.
        Saving a month again replaces what stood there.
      </p>
      <FormAlert message={formMessage(actionData)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <CostForm
          key={JSON.stringify(entries)}
          months={months}
          campaigns={campaigns}
          failure={actionData}
          busy={busy}
        />
        <Part id="written" title="Written down">
          {entries.length === 0 && <p>Nothing yet.</p>}
          <Rows>
            {entries.map(({ month, monthWords, campaign, pence }) => (
              <Row
                key={`${month} ${campaign}`}
                className="grid-cols-[minmax(0,1fr)_auto] items-center sm:grid-cols-[minmax(0,1fr)_auto_auto]"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-semibold">{campaign}</span>
                  <span className="block text-ink-soft text-sm">{monthWords}</span>
                </span>
                <span className="tabular-nums">{inPence(pence)}</span>
                <form method="post">
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="month" value={month} />
                  <input type="hidden" name="campaign" value={campaign} />
                  <Button
                    type="submit"
                    tone="quiet"
                    size="sm"
                    aria-label={`Remove ${campaign}, ${monthWords}`}
                  >
                    Remove
                  </Button>
                </form>
              </Row>
            ))}
          </Rows>
        </Part>
      </div>
    </>
  );
}
