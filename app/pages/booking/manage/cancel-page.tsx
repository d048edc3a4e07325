import { redirect } from 'react-router';
import { clientAddressContext, servicesContext, shownAgainContext } from '#app/context.ts';
import { CallSpread } from '#app/pages/booking/booked/call-spread.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { textValues } from '#app/pages/form-result.ts';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { Container } from '#app/ui/layout.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import { say } from '#content/say.ts';
import { longest } from '#domain/forms/longest.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import type { Route } from './+types/cancel-page.ts';
import { CallFacts } from './call-facts.tsx';
import { callView } from './call-view.ts';
import { manageHeaders, openLink, refusedForm } from './open-link.ts';

export { manageHeaders as headers };
export const meta: Route.MetaFunction = () => privateMeta(text.cancel.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(shownAgainContext)) return { call: null };
  const services = context.get(servicesContext);
  const call = await callView(services, await openLink(services, params.token));
  if (!call.allowed.includes('cancel')) throw redirect(call.links.manage);
  return { call };
}

/** Only a posted form cancels: programs that follow links in e-mails change nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    await limitBooking(services, 'cancel', context.get(clientAddressContext));
    await cancelByLink(services, params.token, textValues(form));
    return redirect(`/booking/${params.token}`, 303);
  } catch (error) {
    return refusedForm(error, form, context);
  }
}

export default function CancelPage({ loaderData: { call }, actionData, params }: Route.ComponentProps) {
  const message = formMessage(actionData);
  return (
    <Container className="pt-6 pb-section sm:pt-16">
      <CallSpread
        head={
          <>
            <h1 className="mb-5 max-w-[8.75em] text-5xl">{text.cancel.title}</h1>
            <p className="max-w-[34rem] sm:text-lg">{text.cancel.text}</p>
          </>
        }
        ticket={call && <CallFacts call={call} />}
      >
        {message && (
          <p role="alert" className="rounded-md bg-danger-wash p-4 font-medium text-danger">
            {message}
          </p>
        )}
        <form method="post" className="grid gap-5">
          <Field
            id="reason"
            label={text.cancel.reason}
            hint={text.cancel.reasonHint}
            aside={say('Optional')}
            error={actionData?.fields.reason}
          >
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={3}
                longest={longest.cancellation}
                defaultValue={actionData?.values.reason}
              />
            )}
          </Field>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" tone="danger">
              {text.cancel.button}
            </Button>
            <LinkButton href={`/booking/${params.token}`} tone="outline">
              {text.labels.keep}
            </LinkButton>
          </p>
        </form>
      </CallSpread>
    </Container>
  );
}
