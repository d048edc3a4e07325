import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { holidaysBetween } from '#domain/availability/closed-holidays.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { loadPolicy, savePolicy, seenPolicy } from '#server/availability/policy.ts';
import { previewRules } from '#server/availability/preview.ts';
import { loadRules, saveRules, seenRules } from '#server/availability/rules.ts';
import { isDomainError } from '#server/base/errors.ts';
import { callWish, wayNow } from '#server/bookings/talk.ts';
import type { Services } from '#server/ports/services.ts';
import type { Route } from './+types/availability-page.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { PolicyForm } from './availability-policy-form.tsx';
import { policyInput } from './availability-policy-input.ts';
import { checkDraft, draftOfForm, draftOfRules, type RulesDraft } from './rules-draft.ts';
import { changeRows } from './rules-draft-rows.ts';
import type { Worksheet } from './worksheet.ts';

export const meta: Route.MetaFunction = () => privateMeta('Availability');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  // Asked for first: what is saved in between is newer than this says, and then not written over.
  const seen = { rules: await seenRules(services.db.query), policy: await seenPolicy(services.db.query) };
  const rules = await loadRules(services.db.query);
  const today = dateAt(rules.zone, services.clock.now());
  const draft = draftOfRules(rules);
  return {
    sheet: await worksheet(services, draft, seen.rules),
    policySeen: seen.policy,
    policy: await loadPolicy(services.db.query),
    talk: { wish: await callWish(services.db.query), way: await wayNow(services.db.query) },
    nextHolidays: holidaysBetween(today, addDays(today, 365))
      .slice(0, 2)
      .map(({ date, name }) => `${name} on ${formatBritishDate(date)}`)
      .join(', '),
    saved: new URL(request.url).searchParams.get('saved'),
    zones: Intl.supportedValuesOf('timeZone'),
  };
}

/** A preview saves nothing, so the loaded data stays. What was refused because the page was old is loaded anew. */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (actionResult?.policyFailure?.fields.seen !== undefined) return true;
  return formData?.get('intent') === 'preview' ? false : defaultShouldRevalidate;
}

/** Saves, previews, adds or removes a row, depending on the button’s `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const values = textValues(await readForm(request));
  const intent = values.intent ?? '';
  if (intent === 'save-policy') return policyAction(services, staff, values);
  const draft = changeRows(draftOfForm(values), intent);
  const seen = values.seen ?? '';
  const sheet = await worksheet(services, draft, seen);
  if (intent !== 'save') return data({ sheet, policyFailure: null });
  const check = checkDraft(draft);
  if (!check.ok) return data({ sheet, policyFailure: null }, { status: 422 });
  try {
    await saveRules(services, staff, check.rules, seen);
  } catch (error) {
    if (!isDomainError(error) || !error.fields?.seen) throw error;
    const now = await seenRules(services.db.query);
    const meanwhile = draftOfRules(await loadRules(services.db.query));
    return data({ sheet: { ...sheet, seen: now, meanwhile }, policyFailure: null }, { status: 409 });
  }
  return redirect('/admin/availability?saved=hours', 303);
}

async function policyAction(
  services: Services,
  staff: ReturnType<typeof staffOf>,
  values: Record<string, string>,
) {
  try {
    const input = policyInput(values, await loadPolicy(services.db.query));
    await savePolicy(services, staff, input, values.seen ?? '');
    return redirect('/admin/availability?saved=policy', 303);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const status = error.code === 'conflict' ? 409 : 422;
    return data({ sheet: null, policyFailure: { fields: error.fields ?? {}, values } }, { status });
  }
}

async function worksheet(services: Services, draft: RulesDraft, seen: string): Promise<Worksheet> {
  const check = checkDraft(draft);
  if (!check.ok) return { draft, seen, errors: check.errors, preview: null };
  return { draft, seen, errors: {}, preview: await previewRules(services, check.rules) };
}

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, policy, policySeen, talk, nextHolidays, saved, zones } = loaderData;
  return (
    <>
      <h1 className="mb-3 text-3xl">Availability</h1>
      <p className="mb-8 max-w-[49rem]">
        When calls can be booked. What you save here applies from the next visitor on. Calls already booked
        stay as they are.
      </p>
      {saved && !actionData && (
        <p
          role="status"
          className="mb-8 max-w-[49rem] rounded-md bg-success-wash p-4 font-medium text-success"
        >
          Saved. Visitors see it at once.
        </p>
      )}
      <AvailabilityForm sheet={actionData?.sheet ?? sheet} zones={zones} closed={!policy.open} />
      <PolicyForm
        policy={policy}
        seen={policySeen}
        talk={talk}
        nextHolidays={nextHolidays}
        failure={actionData?.policyFailure ?? null}
      />
    </>
  );
}
