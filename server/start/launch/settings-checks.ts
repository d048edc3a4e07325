import { withSecondStep } from '#server/auth/second-step/second-step.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { listEndpoints } from '#server/webhooks/endpoint.ts';
import { callGap } from './call-gap.ts';
import type { LaunchCheck } from './launch-item.ts';

/** What the owner can settle in the browser, safe things last. */
export async function settingsChecks({ db, env }: Pick<Services, 'db' | 'env'>): Promise<LaunchCheck[]> {
  const { query } = db;
  const [calls] = await callGap(query);
  const open = {
    secondStep: await ownersWithoutStep(query),
    connected: await query
      .selectFrom('calendar_connections')
      .select('state')
      .where('state', '=', 'connected')
      .executeTakeFirst(),
    told: await query.selectFrom('staff_choices').select('event').limit(1).executeTakeFirst(),
    hours: (await readSetting(query, 'availability')) !== undefined,
    hooks: env.WEBHOOK_URL !== undefined || (await listEndpoints(query)).length > 0,
  };
  return [
    {
      id: 'second-step',
      what: ownersInWords(open.secondStep),
      why: 'Whoever learns that password has every enquiry, file and email of your clients.',
      mend: { to: '/admin/account', label: 'Set up your second step' },
      unsafe: true,
      open: open.secondStep > 0,
    },
    {
      id: 'mail-server',
      what: 'No mail server is set up.',
      why: 'Emails are kept here and reach nobody: neither visitors nor you.',
      mend: { to: '/admin/settings/email', label: 'Set up the mail server' },
      open: !env.SMTP_URL,
    },
    {
      id: 'calendar',
      what: 'Your calendar is not connected.',
      why: 'Calls can be booked over your own appointments, and do not appear among them.',
      mend: { to: '/admin/calendar-setup', label: 'Connect your calendar' },
      open: !open.connected,
    },
    {
      id: 'calls',
      what: calls?.what ?? 'How calls are held is settled.',
      why: calls?.why ?? 'Visitors are told how you talk.',
      mend: { to: '/admin/availability', label: 'Choose how calls are held' },
      open: calls !== undefined,
    },
    {
      id: 'hours',
      what: 'The hours at which calls can be booked are those that the site came with.',
      why: 'Visitors book times that may not suit you.',
      mend: { to: '/admin/availability', label: 'Look at the hours' },
      open: !open.hours,
    },
    {
      id: 'notices',
      what: 'Nobody has chosen to be told of news.',
      why: 'Enquiries come by email to the agency’s address only.',
      mend: { to: '/admin/account/notifications', label: 'Choose what you are told about' },
      open: !open.told,
    },
    {
      id: 'mailbox',
      what: 'The mailbox is not connected.',
      why: 'What clients answer by email does not appear beside their enquiries.',
      mend: { to: '/admin/settings/mailbox', label: 'Connect the mailbox' },
      open: !env.IMAP_URL,
    },
    {
      id: 'webhooks',
      what: 'No other program is told about leads and calls.',
      why: 'If you use a CRM or Zapier, enquiries have to be copied there by hand.',
      mend: { to: '/admin/settings/webhooks', label: 'Add a webhook' },
      open: !open.hooks,
    },
  ];
}

function ownersInWords(owners: number): string {
  const who = owners === 1 ? 'One owner signs in' : `${owners} owners sign in`;
  return `${who} with a password alone.`;
}

async function ownersWithoutStep(queries: Queries): Promise<number> {
  const guarded = await withSecondStep(queries);
  const owners = await queries
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .execute();
  return owners.filter(({ id }) => !guarded.has(id)).length;
}
