import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { listTemplates } from '#server/inbox/templates/templates.ts';
import { listEndpoints } from '#server/webhooks/endpoint.ts';

export const mailServer: StandingOf = async ({ settings }) => {
  const { from, value } = (await settings.fresh()).smtp;
  if (from === 'unreadable')
    return { words: 'It cannot be read any more: please enter it again.', trouble: true };
  if (!value) return { words: 'Not set: emails are kept here, not sent.', trouble: true };
  const host = new URL(value).hostname;
  return { words: from === 'environment' ? `${host}, fixed by the server.` : `${host}.` };
};

export const mailbox: StandingOf = async (services) => {
  const standing = await mailboxStanding(services);
  if (standing.state === 'off') return { words: 'Not set: letters that come in are not shown here.' };
  return standing.trouble
    ? { words: 'Letters are not read just now.', trouble: true }
    : { words: 'Set up: letters that come in are shown here.' };
};

export const templates: StandingOf = async (services) => {
  const { length } = await listTemplates(services);
  if (length === 0) return { words: 'No templates yet.' };
  return { words: length === 1 ? 'One template.' : `${length} templates.` };
};

export const webhooks: StandingOf = async ({ db, env }) => {
  const all = await listEndpoints(db.query);
  const count = all.length + (env.WEBHOOK_URL ? 1 : 0);
  const broken = all.filter(({ failingSince, offBecause }) => failingSince !== null || offBecause === 'gone');
  if (count === 0) return { words: 'No other program is told about leads and calls.' };
  const told = count === 1 ? 'One other program is set up' : `${count} other programs are set up`;
  if (broken.length === 0) return { words: `${told}.` };
  return { words: `${told}, ${broken.length} of them failing.`, trouble: true };
};
