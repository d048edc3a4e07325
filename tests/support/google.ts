import { sql } from 'kysely';
import type { FakeGoogleOptions } from '#fakes/google/create-world.ts';
import { type FakeGoogle, startFakeGoogle } from '#fakes/google/server.ts';
import type { Staff } from '#server/auth/staff.ts';
import { finishSignIn, type SignInEnd } from '#server/calendar/oauth/finish-sign-in.ts';
import { startSignIn } from '#server/calendar/oauth/start-sign-in.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import type { EngineName } from './engines.ts';
import { walkConsent } from './google-fixture.ts';
import { fridayMorning, type TestServices, testServices } from './services.ts';

export const owner: Staff = { id: 'owner', name: 'Owner', email: 'owner@example.com' };
export const redirectUri = 'http://foreshore.test/api/auth/google/callback';
export const clientId = 'foreshore-test.apps.googleusercontent.com';
export const clientSecret = 'test-client-secret';

export type GoogleServices = {
  google: FakeGoogle;
  services: TestServices;
  /** Signs in at the stand-in, as a person would; resolves with the message for the page. */
  connect: (choice?: Parameters<typeof walkConsent>[1]) => Promise<SignInEnd>;
  /** Moves the clock of both, milliseconds. */
  pass: (ms: number) => void;
  /** One round of background work, then everything that is due in the outbox. */
  settle: () => Promise<void>;
  dispose: () => Promise<void>;
};

/** Real services with a stand-in for Google, on one clock that moves only when told. */
export async function googleServices(
  engine: EngineName,
  options: FakeGoogleOptions & { environment?: Record<string, string> } = {},
): Promise<GoogleServices> {
  let now = fridayMorning;
  const google = await startFakeGoogle({
    now: () => now,
    clients: [{ clientId, clientSecret, redirectUris: [redirectUri] }],
    ...options,
  });
  const services = await testServices(engine, {
    GOOGLE_BASE_URL: google.origin,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    CALENDAR_POLL_MS: '600000',
    ...options.environment,
  });
  await addOwner(services);
  const connect: GoogleServices['connect'] = async (choice) => {
    const end = await signInAtGoogle(services, choice);
    await services.syncCalendar();
    return end;
  };
  return {
    google,
    services,
    connect,
    pass: (ms) => {
      now += ms;
      services.setNow(now);
    },
    settle: async () => {
      await services.syncCalendar();
      await services.drainOutbox();
    },
    dispose: async () => {
      await services.dispose();
      await google.stop();
    },
  };
}

/** A sign-in at Google needs an account of the site. */
async function addOwner({ db }: SiteServices): Promise<void> {
  const at = new Date(fridayMorning).toISOString();
  await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${owner.id}, ${owner.name}, ${owner.email}, ${db.engine === 'postgres' ? true : 1}, ${at}, ${at})
    on conflict (id) do nothing`.execute(db.query);
}

/** Goes to the stand-in’s consent page and back. */
export async function signInAtGoogle(
  services: SiteServices,
  choice?: Parameters<typeof walkConsent>[1],
): Promise<SignInEnd> {
  await addOwner(services);
  const url = await startSignIn(services, owner, {
    sessionHash: 'session-1',
    redirectUri,
    returnTo: '/admin/calendar-setup',
    popup: false,
    test: false,
  });
  const { callback } = await walkConsent(url, choice);
  return finishSignIn(services, owner, { sessionHash: 'session-1', query: callback.searchParams });
}

type EventResource = {
  id: string;
  status: string;
  summary: string;
  description: string;
  start: { dateTime: string };
  end: { dateTime: string };
  attendees?: Array<{ email: string }>;
  extendedProperties?: { private?: { bookingId?: string } };
};

/** The events of a booking in the stand-in, deleted ones included. */
export function eventsOf(google: FakeGoogle, bookingId: string): EventResource[] {
  return google.control
    .state()
    .calendars.flatMap((calendar) => calendar.events as unknown as EventResource[])
    .filter((event) => event.extendedProperties?.private?.bookingId === bookingId);
}

/** How many calls of a kind reached the stand-in. */
export function callsOf(google: FakeGoogle, kind: string): number {
  return google.control.state().calls.filter((call) => call.kind === kind).length;
}

/** Subjects of the e-mails in the outbox to an address, oldest first. */
export async function mailsTo(services: TestServices, address: string): Promise<string[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'email')
    .orderBy('created_at')
    .execute();
  return rows
    .map((row) => JSON.parse(row.payload) as { to: string; subject: string })
    .filter((mail) => mail.to === address)
    .map((mail) => mail.subject);
}
