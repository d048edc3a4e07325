import { Link, redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { stepRequirements, whoNeedsSecondStep } from '#server/auth/second-step/requirement.ts';
import { withSecondStep } from '#server/auth/second-step/second-step.ts';
import { listStaff } from '#server/auth/staff-list.ts';
import { formerOwners } from '#server/people/lists/former-owners.ts';
import { removeColleague, setRole } from '#server/team/colleagues.ts';
import { invite, listInvitations, withdrawInvitation } from '#server/team/invite.ts';
import { requireSecondStep } from '#server/team/require-second-step.ts';
import type { Route } from './+types/team-page.ts';
import { ColleagueRow } from './colleague-row.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Team');

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = staffOf(context);
  const services = context.get(servicesContext);
  const all = await listStaff(services, 'all');
  const invitations = await listInvitations(services);
  const guarded = await withSecondStep(services.db.query);
  const lookingAfter = new Set((await formerOwners(services)).map((one) => one.id));
  const now = services.clock.now();
  return {
    colleagues: all
      .filter(({ leftAt }) => leftAt === null)
      .map((one) => ({ ...one, you: one.id === id, secondStep: guarded.has(one.id) })),
    whoNeedsStep: await whoNeedsSecondStep(services.db.query),
    former: all
      .filter(({ leftAt }) => leftAt !== null)
      .map((one) => ({ id: one.id, name: one.name, looksAfter: lookingAfter.has(one.id) })),
    invitations: invitations.map(({ expiresAt, ...rest }) => ({
      ...rest,
      expired: expiresAt <= now,
      until: formatInstant(expiresAt, agencyZone),
    })),
    byMail: services.mail.kind === 'smtp',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  try {
    if (intent === 'invite') {
      const path = await invite(services, staff, Object.fromEntries(form));
      // Shown once, in this answer: it is stored nowhere.
      if (path) return { link: services.env.SITE_URL + path, email: text('email') };
    } else if (intent === 'withdraw') await withdrawInvitation(services, staff, text('id'));
    else if (intent === 'second-step') {
      const who = stepRequirements.find((one) => one === text('needed'));
      if (who) await requireSecondStep(services, staff, who);
    } else if (intent === 'remove') await removeColleague(services, staff, text('id'));
    else {
      const role = text('role') === 'owner' ? 'owner' : 'staff';
      await setRole(services, staff, { staffId: text('id'), role });
    }
    return redirect('/admin/team', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** Who may come in, and as what. */
export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, former, invitations, byMail, whoNeedsStep } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  return (
    <>
      <h1 className="mb-3 text-3xl">Team</h1>
      <p className="mb-8 max-w-[49rem]">
        Owners also look after the team, the calendar connection, requests about personal data and downloads.
        Staff do the daily work: leads, calls, hours, emails.
      </p>
      <FormAlert message={formMessage(failure)} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-8">
          <Rows label="Colleagues">
            {colleagues.map((one) => (
              <ColleagueRow key={one.id} colleague={one} />
            ))}
          </Rows>
          {invitations.length > 0 && (
            <Part id="invited" title="Invited">
              <Rows>
                {invitations.map((one) => (
                  <InvitationRow key={one.id} invitation={one} />
                ))}
              </Rows>
            </Part>
          )}
          {former.length > 0 && (
            <Part id="former" title="Former colleagues">
              <ul className="wrap-anywhere">
                {former.map(({ id, name, looksAfter }) => (
                  <li key={id}>
                    {name}
                    {looksAfter && (
                      <>
                        {' '}
                        <Link
                          className="link inline-flex min-h-11 items-center"
                          to={listAddress('/admin/people', { owner: id })}
                        >
                          still looks after people
                        </Link>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Part id="invite" title="Invite somebody">
            <InviteForm
              key={invitations.map(({ id }) => id).join()}
              failure={failure}
              byMail={byMail}
              made={actionData && 'link' in actionData ? actionData : null}
            />
          </Part>
          <Part id="second-step" title="Signing in">
            <SecondStepSwitch needed={whoNeedsStep} />
          </Part>
        </div>
      </div>
    </>
  );
}
