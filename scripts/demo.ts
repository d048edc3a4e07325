import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { startFakeGoogle } from '#fakes/google/server.ts';
import { startWebhookReceiver } from '#fakes/webhook-receiver.ts';
import { openDb } from '#server/db/open-db.ts';
import { buildFolder } from './build-folder.ts';
import { fillCalendar } from './demo/fill-calendar.ts';
import { fillDiary } from './demo/fill-diary.ts';
import { fillWebsite } from './demo/fill-website.ts';
import { freshFolder } from './demo/fresh-folder.ts';
import { sendBookings } from './demo/sample-bookings.ts';
import { fillField } from './demo/sample-field.ts';
import { sendLeads } from './demo/sample-leads.ts';
import { addPictures } from './demo/sample-pictures.ts';
import { fillQuarter } from './demo/sample-quarter.ts';
import { Visit } from './demo/visit.ts';
import { serverFlags, serverMemory } from './server-flags.mjs';

// The whole site with sample data: a calendar connected to a stand-in for Google, calls, enquiries. It starts anew
// each time and only touches its own folder, below the data folder that is set.
const dataDir = path.resolve(process.env.DATA_DIR || 'data', 'demo');
const port = process.env.PORT || '5000';
const url = `http://localhost:${port}`;
const account = {
  name: 'Demo owner',
  email: 'owner@foreshore.example',
  password: `demo ${randomBytes(9).toString('base64url')}`,
};
const clientId = 'foreshore-demo.apps.googleusercontent.com';
const clientSecret = randomBytes(16).toString('hex');

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  freshFolder(dataDir);
} catch (error) {
  process.stderr.write(`\n  ${(error as Error).message}\n\n`);
  process.exit(1);
}
const redirectUris = [`${url}/api/auth/google/callback`];
const google = await startFakeGoogle({ clients: [{ clientId, clientSecret, redirectUris }] });
fillCalendar(google.control, Date.now());
// Another program that is told of news; it once does not take what it is sent, so that a second attempt is to be seen.
const crm = await startWebhookReceiver((call) => (call === 2 ? 503 : 200));

const site = spawn(process.execPath, [...serverFlags, path.resolve(buildFolder, 'main.js')], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: {
    ...serverMemory,
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    // The demo runs on this machine, whatever origin the pages were built for: nothing is built again for it.
    SITE_URL: '',
    DATA_DIR: dataDir,
    // An empty value counts as unset: a demo uses no other database and sends no mail.
    DATABASE_URL: '',
    SITE_NOW: '',
    SMTP_URL: '',
    WEBHOOK_URL: '',
    // That program runs on this machine.
    CHAT_IN_OWN_NETWORK: 'on',
    GOOGLE_BASE_URL: google.origin,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    OUTBOX_POLL_MS: '500',
    CALENDAR_POLL_MS: '5000',
  },
});
site.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => site.kill(signal));

const setupUrl = await new Promise<string>((resolve) => {
  site.once('message', (message) => resolve((message as { setupUrl: string }).setupUrl));
});
try {
  const visit = new Visit(url);
  await visit.createAccount(setupUrl, account);
  await visit.connectCalendar();
  const events = webhookEvents.map(({ id }) => id);
  await visit.postForm('/admin/settings/webhooks', { name: 'Sample CRM', url: crm.url, events });
  const calls = await sendBookings(visit, google.control);
  await fillDiary(visit, calls);
  await sendLeads(visit);
  await fillWebsite(visit);
  await addPictures(visit);
  const db = openDb({ databaseUrl: undefined, dataDir });
  await fillQuarter(db.query, Date.now());
  await fillField(db.query, Date.now());
  await db.close();
} catch (error) {
  site.kill('SIGTERM');
  throw error;
}

say(`
  The demo is running at ${url}

  Sign in at ${url}/sign-in
    Email     ${account.email}
    Password  ${account.password}

  Google is a stand-in at ${google.origin}: no account and no real calendar is touched. Play the owner there:
    curl -X POST ${google.origin}/control/revokeAccess       ends the permission; see /admin/calendar-setup
    curl -X POST ${google.origin}/control/state              shows events, calls and invitations
    curl -X POST ${google.origin}/control/addFault -d '{"error":"backendError","times":null}'   Google is down
    curl -X POST ${google.origin}/control/clearFaults        and up again

  Emails are kept, not sent: ${url}/admin/mail. Everything starts anew with the next demo. Stop with Ctrl+C.
`);
