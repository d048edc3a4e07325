import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#server/auth/change-password.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { createResetLink, setNewPassword } from '#server/auth/reset-link.ts';
import { completeSignIn } from '#server/auth/second-step/complete.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import {
  beginSetUp,
  confirmSetUp,
  pendingSetUp,
  renewRecoveryCodes,
  switchOff,
} from '#server/auth/second-step/set-up.ts';
import { beginSignIn } from '#server/auth/sign-in.ts';
import { acceptInvitation } from '#server/team/accept-invitation.ts';
import { removeColleague, setRole } from '#server/team/colleagues.ts';
import { invite } from '#server/team/invite.ts';
import { requireSecondStep } from '#server/team/require-second-step.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff, passphrase, sent } from '#tests/support/staff.ts';

const anew = 'grey gulls over Whitby pier';
const stolen = 'blue boats under Filey cliff';

// One store for all of it: each test has people of its own.
describe.each(engines)('two things at one moment on %s', (engine) => {
  let services: TestServices;
  /** What happens while the next password is looked at, after it was found right. */
  let meanwhile: (() => Promise<unknown>) | null = null;
  let hashes = 0;
  beforeAll(async () => {
    const real = await testServices(engine, { SITE_URL: 'https://foreshore.test' });
    await real.stopWork();
    // What happens during one check needs a check of its own: the queue would wait for itself.
    const passwordChecks = {
      ...real.passwordChecks,
      inTurn: <T>(_: unknown, check: () => Promise<T>) => check(),
    };
    services = { ...real, passwordChecks };
    const { password: hasher } = await services.auth.$context;
    hasher.hash = async (text) => {
      hashes += 1;
      return `hash of ${text}`;
    };
    hasher.verify = async ({ hash, password: text }) => {
      hashes += 1;
      const [now, right] = [meanwhile, hash === `hash of ${text}`];
      meanwhile = null;
      if (right) await now?.();
      return right;
    };
  });
  afterAll(() => services.dispose());

  let count = 0;
  const somebody = async (role: 'owner' | 'staff' = 'staff') => {
    count += 1;
    const email = `person-${count}@example.com`;
    const id = await addStaff(services, { email, role });
    const staff = { id, email, name: 'Sam Staff' };
    return { ...staff, staff, from: { address: `198.51.${count}.7`, headers: new Headers() } };
  };
  type Somebody = Awaited<ReturnType<typeof somebody>>;
  const reset = async (one: Somebody) => {
    const token = (await createResetLink(services, one.id)).replace('/new-password/', '');
    await setNewPassword(services, token, anew);
  };
  const signIn = (one: Somebody, password = passphrase) =>
    beginSignIn(services, { email: one.email, password }, one.from);
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const rowsOf = async ({ id }: Somebody) => {
    const sessions = services.db.query.selectFrom('staff_sessions').select('id').where('userId', '=', id);
    const steps = services.db.query.selectFrom('staff_steps').select('kind').where('staff_id', '=', id);
    return [...(await sessions.execute()), ...(await steps.execute())];
  };
  const withApp = async () => {
    const one = await somebody();
    await beginSetUp(services, one.staff, passphrase);
    const secret = Secret.fromBase32((await pendingSetUp(services, one.staff))?.secret ?? '');
    const code = TOTP.generate({ secret, timestamp: services.clock.now() });
    return { ...one, recovery: await confirmSetUp(services, one.staff, { code, here: '' }) };
  };

  test('a password that is replaced while it is looked at opens nothing, with and without a second step', async () => {
    for (const one of [await somebody(), await withApp()]) {
      meanwhile = () => reset(one);
      expect(await outcome(signIn(one))).toBe('unauthenticated');
      expect(await rowsOf(one)).toEqual([]);
      expect(await outcome(signIn(one, anew))).toBe('done');
    }
  });

  test('nor does that of a colleague who is removed meanwhile; another role keeps nobody out', async () => {
    const [owner, one, other] = [await somebody('owner'), await somebody(), await somebody('owner')];
    meanwhile = () => removeColleague(services, owner.staff, one.id);
    expect(await outcome(signIn(one))).toBe('unauthenticated');
    expect(await rowsOf(one)).toEqual([]);
    meanwhile = () => setRole(services, owner.staff, { staffId: other.id, role: 'staff' });
    expect(await outcome(signIn(other))).toBe('done');
    expect(await outcome(requireSecondStep(services, other.staff, 'owners'))).toBe('forbidden');
  });

  test('whoever was signed out by a new password meanwhile changes nothing with the former one', async () => {
    const guarded = await withApp();
    const changes: [Somebody, (one: Somebody) => Promise<unknown>][] = [
      [
        await somebody(),
        ({ staff }) =>
          changePassword(services, staff, { current: passphrase, password: stolen, headers: new Headers() }),
      ],
      [await somebody(), ({ staff }) => beginSetUp(services, staff, passphrase)],
      [guarded, ({ staff }) => renewRecoveryCodes(services, staff, passphrase)],
      [await withApp(), ({ staff }) => switchOff(services, staff, passphrase)],
    ];
    for (const [one, change] of changes) {
      const before = await secondStepOf(services.db.query, one.id);
      meanwhile = () => reset(one);
      expect(await outcome(change(one))).toBe('invalid');
      expect(await outcome(signIn(one, anew))).toBe('done');
      expect(await secondStepOf(services.db.query, one.id)).toEqual(before);
      expect(await pendingSetUp(services, one.staff)).toBeNull();
    }
    const [recovery = ''] = guarded.recovery;
    const step = new Headers({ cookie: sent((await signIn(guarded, anew)).cookies) });
    expect(await outcome(completeSignIn(services, { recovery }, { ...guarded.from, headers: step }))).toBe(
      'done',
    );
  });

  test('a secret that was shown before a new password is not taken after it', async () => {
    const one = await somebody();
    await beginSetUp(services, one.staff, passphrase);
    expect(await pendingSetUp(services, one.staff)).not.toBeNull();
    await reset(one);
    expect(await pendingSetUp(services, one.staff)).toBeNull();
  });

  test('an address without an account costs the same work as one with, and as one of a former colleague', async () => {
    const [owner, one, former] = [await somebody('owner'), await somebody(), await somebody()];
    await removeColleague(services, owner.staff, former.id);
    const work = async (email: string) => {
      const before = hashes;
      const refused = await outcome(signIn({ ...one, email }, 'not the password'));
      return { refused, hashes: hashes - before };
    };
    for (const email of [one.email, former.email, 'nobody@example.com'])
      expect(await work(email)).toEqual({ refused: 'unauthenticated', hashes: 1 });
  });

  test('changes of one account come one after the other, those of two do not wait', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const order: string[] = [];
    const then = (id: string, name: string) =>
      inAccount(services.db, id, async () => {
        order.push(name);
      });
    const waiting = await inAccount(services.db, one.id, async () => {
      // One writer: on SQLite everything waits, and this must not wait for that.
      if (engine === 'postgres') await then(other.id, 'other');
      const second = then(one.id, 'second');
      for (let index = 0; index < 5; index += 1)
        await services.db.query.selectFrom('staff').select('id').execute();
      order.push('first');
      return { second };
    });
    await waiting.second;
    expect(order).toEqual([...(engine === 'postgres' ? ['other'] : []), 'first', 'second']);
  });

  test('of two who accept one invitation at once the first comes in, with their password', async () => {
    const owner = await somebody('owner');
    const path = await invite(services, owner.staff, { email: 'both@example.com', role: 'staff' });
    const token = path?.replace('/invitation/', '') ?? '';
    const both = [anew, stolen].map((password) =>
      outcome(acceptInvitation(services, token, { name: 'Both Sides', password })),
    );
    expect((await Promise.all(both)).sort()).toEqual(['done', 'gone']);
    const { id } = await services.db.query
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'both@example.com')
      .executeTakeFirstOrThrow();
    await removeColleague(services, owner.staff, id);
    expect(await outcome(acceptInvitation(services, token, { name: 'Both', password: anew }))).toBe('gone');
  });
});
