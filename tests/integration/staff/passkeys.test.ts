import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasskey, beginPasskey, pendingPasskey } from '#server/auth/passkeys/add.ts';
import { listPasskeys } from '#server/auth/passkeys/passkeys.ts';
import { relyingParty } from '#server/auth/passkeys/relying-party.ts';
import { removePasskey } from '#server/auth/passkeys/remove.ts';
import { askPasskey, completeWithPasskey } from '#server/auth/passkeys/second-step.ts';
import { beginPasskeySignIn, signInWithPasskey } from '#server/auth/passkeys/sign-in.ts';
import { createResetLink, setNewPassword } from '#server/auth/reset-link.ts';
import { completeSignIn } from '#server/auth/second-step/complete.ts';
import { lacksSecondStep } from '#server/auth/second-step/requirement.ts';
import { removeSecondStep, secondStepOf, withSecondStep } from '#server/auth/second-step/second-step.ts';
import { beginSetUp, confirmSetUp, pendingSetUp } from '#server/auth/second-step/set-up.ts';
import { currentSession, openSession } from '#server/auth/session.ts';
import { beginSignIn } from '#server/auth/sign-in.ts';
import { removeColleague } from '#server/team/colleagues.ts';
import { requireSecondStep } from '#server/team/require-second-step.ts';
import { softAuthenticator } from '#tests/support/authenticator.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff, passphrase, sent } from '#tests/support/staff.ts';

const minute = 60_000;
const address = 'https://foreshore.test';
const anew = 'grey gulls over Whitby pier';

// One store for all of it: each test has people and networks of its own.
describe.each(engines)('passkeys on %s', (engine) => {
  let services: TestServices;
  let now = fridayMorning;
  beforeAll(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', SITE_URL: address });
    await services.stopWork();
    // The real hash takes a tenth of a second of a core by design, and is not what is looked at here.
    const { password: hasher } = await services.auth.$context;
    hasher.hash = async (text) => `hash of ${text}`;
    hasher.verify = async ({ hash, password: text }) => hash === `hash of ${text}`;
  });
  afterAll(() => services.dispose());

  const pass = (ms: number) => {
    now += ms;
    services.setNow(now);
  };
  let count = 0;
  const somebody = async (role: 'owner' | 'staff' = 'staff') => {
    count += 1;
    const email = `person-${count}@example.com`;
    const id = await addStaff(services, { email, role });
    const from = { address: `198.51.${count}.7`, headers: new Headers() };
    const cookie = sent([await openSession(services, services.db.query, { staffId: id, ...from })]);
    const here = (await currentSession(services, new Headers({ cookie })))?.token ?? '';
    return { id, email, from, cookie, here, staff: { id, email, name: 'Sam Staff' } };
  };
  type Somebody = Awaited<ReturnType<typeof somebody>>;
  const begin = async (one: Somebody) => {
    await beginPasskey(services, one.staff, { password: passphrase, here: one.here });
    const options = await pendingPasskey(services, one.staff, one.here);
    if (!options) throw new Error('Nothing was begun.');
    return options;
  };
  const add = (one: Somebody, given: string, name = 'Laptop') =>
    addPasskey(services, one.staff, { name, given, here: one.here, address: one.from.address });
  const withPasskey = async (role: 'owner' | 'staff' = 'staff') => {
    const one = await somebody(role);
    const device = softAuthenticator(address);
    const recovery = (await add(one, device.register(await begin(one)))) ?? [];
    return { ...one, device, recovery };
  };
  type Keyed = Awaited<ReturnType<typeof withPasskey>>;
  const withCookie = (one: Somebody, cookie: string) => ({ ...one.from, headers: new Headers({ cookie }) });
  const ask = async (one: Somebody) => {
    const { options, cookie } = await beginPasskeySignIn(services, one.from);
    return { options, from: withCookie(one, sent([cookie])) };
  };
  const password = async (one: Somebody) => {
    const begun = await beginSignIn(services, { email: one.email, password: passphrase }, one.from);
    return withCookie(one, sent(begun.cookies));
  };
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
  const who = async (cookies: string[]) =>
    (await currentSession(services, new Headers({ cookie: sent(cookies) })))?.staff.id;

  test('one is added by the password, under a name, and brings recovery codes as the first second step', async () => {
    const one = await somebody();
    const device = softAuthenticator(address);
    const elsewhere = [await openSession(services, services.db.query, { staffId: one.id, ...one.from })];
    const wrong = beginPasskey(services, one.staff, { password: 'not it', here: one.here });
    await expect(wrong).rejects.toMatchObject({ fields: { current: expect.any(String) } });
    const options = await begin(one);
    expect(options).toMatchObject({
      rp: { id: 'foreshore.test' },
      user: { name: one.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('@');
    // Of another session of the same person nothing was begun.
    expect(await pendingPasskey(services, one.staff, 'another session')).toBeNull();
    await expect(add(one, device.register(options), '  ')).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    });
    const recovery = await add(one, device.register(options), ' Office laptop ');
    expect(recovery).toHaveLength(10);
    expect(await listPasskeys(services.db.query, one.id)).toEqual([
      { id: device.id, name: 'Office laptop', createdAt: now, lastUsedAt: null },
    ]);
    expect(await who(elsewhere)).toBeUndefined();
    expect(await currentSession(services, new Headers({ cookie: one.cookie }))).not.toBeNull();
    expect(await secondStepOf(services.db.query, one.id)).toEqual({
      since: null,
      passkeys: 1,
      codesLeft: 10,
    });
    expect((await withSecondStep(services.db.query)).has(one.id)).toBe(true);
    const second = softAuthenticator(address);
    const more = await begin(one);
    expect(more.excludeCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }]);
    expect(await add(one, second.register(more), 'Phone')).toBeNull();
    expect(await outcome(add(one, second.register(more), 'Phone'))).toBe('conflict');
    expect(await outcome(add(one, second.register(await begin(one))))).toBe('conflict');
    const told = await services.db.query
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'security-change')
      .execute();
    expect(
      told.filter(({ payload }) => payload.includes(one.id) && payload.includes('passkey-added')),
    ).toHaveLength(2);
  });

  test('none is added from elsewhere, for another challenge, unverified, late, or after a new password', async () => {
    const one = await somebody();
    const forgeries = [
      { origin: 'https://foreshore.test.evil.example' },
      { challenge: 'AAAA' },
      { rpId: 'evil.example' },
      { verified: false },
      { type: 'webauthn.get' },
    ];
    for (const forged of forgeries) {
      const victim = await somebody();
      const given = softAuthenticator(address).register(await begin(victim), forged);
      expect(await outcome(add(victim, given))).toBe('conflict');
      expect(await listPasskeys(services.db.query, victim.id)).toEqual([]);
    }
    for (const given of ['', 'null', '{}', '{"id":1}', 'x'.repeat(20_000)]) {
      await begin(one);
      expect(await outcome(add(one, given))).toBe('conflict');
    }
    const late = await begin(one);
    pass(10 * minute);
    expect(await outcome(add(one, softAuthenticator(address).register(late)))).toBe('conflict');
    const before = await begin(one);
    const token = (await createResetLink(services, one.id)).replace('/new-password/', '');
    await setNewPassword(services, token, anew);
    expect(await outcome(add(one, softAuthenticator(address).register(before)))).toBe('conflict');
    expect(await listPasskeys(services.db.query, one.id)).toEqual([]);
  });

  test('it signs in alone, and the question is the same for everybody', async () => {
    const one = await withPasskey();
    pass(minute);
    const { options, from } = await ask(one);
    const { options: others } = await ask(await somebody());
    expect({ ...others, challenge: '' }).toEqual({ ...options, challenge: '' });
    expect(options).toMatchObject({
      rpId: 'foreshore.test',
      userVerification: 'required',
      allowCredentials: [],
    });
    const cookies = await signInWithPasskey(services, one.device.answer(options), from);
    expect(await who(cookies)).toBe(one.id);
    expect(cookies.filter((it) => /known_device=\S{20}|passkey=;/.test(it))).toHaveLength(2);
    expect(await listPasskeys(services.db.query, one.id)).toMatchObject([{ lastUsedAt: now }]);
    expect(await outcome(signInWithPasskey(services, one.device.answer(options), from))).toBe('gone');
    // A session that somebody put into this browser is not the one that is opened.
    const { options: next, from: asked } = await ask(one);
    const fixed = withCookie(one, `${sent(cookies)}; ${asked.headers.get('cookie')}`);
    const fresh = await signInWithPasskey(services, one.device.answer(next), fixed);
    expect(await who(fresh)).toBe(one.id);
    expect(await who(cookies)).toBeUndefined();
  });

  test('a forged, replayed, expired or foreign answer opens nothing', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const forgeries = [
      { origin: 'https://evil.example' },
      { origin: 'http://foreshore.test' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.create' },
      { verified: false },
      { userHandle: null },
      { userHandle: Buffer.from(other.id).toString('base64url') },
      { id: other.device.id },
      { id: 'never-made' },
      { key: other.device.privateKey },
    ];
    for (const forged of forgeries) {
      const { options, from } = await ask(one);
      expect(await outcome(signInWithPasskey(services, one.device.answer(options, forged), from))).toBe(
        'unauthenticated',
      );
      // The question is used up by it.
      expect(await outcome(signInWithPasskey(services, one.device.answer(options), from))).toBe('gone');
    }
    const far = { ...one, from: { ...one.from, address: '203.0.113.9' } };
    const [mine, theirs] = [await ask(far), await ask(far)];
    const crossed = signInWithPasskey(services, one.device.answer(mine.options), theirs.from);
    expect(await outcome(crossed)).toBe('unauthenticated');
    const late = await ask(far);
    pass(10 * minute);
    expect(await outcome(signInWithPasskey(services, one.device.answer(late.options), late.from))).toBe(
      'gone',
    );
    const twice = await ask(far);
    const both = [0, 1].map(() =>
      outcome(signInWithPasskey(services, one.device.answer(twice.options), twice.from)),
    );
    expect((await Promise.all(both)).sort()).toEqual(['gone', 'in']);
    // A copy of the device that has counted less.
    const copied = await ask(far);
    const back = one.device.answer(copied.options, { counter: 1 });
    expect(await outcome(signInWithPasskey(services, back, copied.from))).toBe('unauthenticated');
    expect(services.logLines.join()).toMatch(/passkey-refused.*counter/);
    for (const given of ['', 'null', '{}', '[]', 'x'.repeat(20_000)])
      expect(await outcome(signInWithPasskey(services, given, far.from))).toBe('invalid');
    await removeSecondStep(services.db.query, one.id);
    const gone = await ask(far);
    expect(await outcome(signInWithPasskey(services, one.device.answer(gone.options), gone.from))).toBe(
      'unauthenticated',
    );
  });

  test('questions and answers are bounded for a network, and passwords are not counted among them', async () => {
    const one = await withPasskey();
    for (let index = 0; index < 60; index += 1) await beginPasskeySignIn(services, one.from);
    expect(await outcome(beginPasskeySignIn(services, one.from))).toBe('rate-limited');
    const given = one.device.answer({ challenge: 'AAAA' });
    for (let index = 0; index < 30; index += 1)
      expect(await outcome(signInWithPasskey(services, given, one.from))).toBe('gone');
    expect(await outcome(signInWithPasskey(services, given, one.from))).toBe('rate-limited');
    expect(await outcome(password(one))).toBe('in');
  });

  test('after the password it is the second step, for its own account only', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const begun = await beginSignIn(services, { email: one.email, password: passphrase }, one.from);
    expect(begun.needsSecondStep).toBe(true);
    const from = withCookie(one, sent(begun.cookies));
    const answer = (device: Keyed['device'], challenge: string, forged = {}) =>
      outcome(completeWithPasskey(services, device.answer({ challenge }, forged), from));
    expect(await answer(one.device, 'AAAA')).toBe('unauthenticated');
    const options = await askPasskey(services, from);
    expect(options.allowCredentials).toMatchObject([{ id: one.device.id }]);
    expect(await answer(other.device, options.challenge)).toBe('unauthenticated');
    expect(await answer(one.device, options.challenge)).toBe('unauthenticated');
    const { challenge: replaced } = await askPasskey(services, from);
    const { challenge } = await askPasskey(services, from);
    expect(await answer(one.device, replaced)).toBe('unauthenticated');
    const alone = await ask(one);
    const mixed = withCookie(one, `${from.headers.get('cookie')}; ${alone.from.headers.get('cookie')}`);
    const wrongPlace = completeWithPasskey(services, one.device.answer(alone.options), mixed);
    expect(await outcome(wrongPlace)).toBe('unauthenticated');
    expect(challenge).not.toBe(replaced);
    const last = await askPasskey(services, from);
    const cookies = await completeWithPasskey(services, one.device.answer(last), from);
    expect(await who(cookies)).toBe(one.id);
    expect(cookies.filter((it) => /known_device=\S{20}|second_step=;/.test(it))).toHaveLength(2);
    expect(await answer(one.device, last.challenge)).toBe('gone');
    expect(await outcome(askPasskey(services, one.from))).toBe('gone');
    const [recovery = ''] = one.recovery;
    expect(await outcome(completeSignIn(services, { recovery }, await password(one)))).toBe('in');
  });

  test('an app whose set-up was begun and never finished is no second step', async () => {
    const one = await withPasskey();
    await beginSetUp(services, one.staff, passphrase);
    const secret = Secret.fromBase32((await pendingSetUp(services, one.staff))?.secret ?? '');
    const code = () => TOTP.generate({ secret, timestamp: now });
    const waits = await password(one);
    expect(await outcome(completeSignIn(services, { code: code() }, waits))).toBe('unauthenticated');
    await confirmSetUp(services, one.staff, { code: code(), here: one.here });
    pass(minute);
    expect(await outcome(completeSignIn(services, { code: code() }, await password(one)))).toBe('in');
  });

  test('what began before a new password, a removal or a leave ends with it', async () => {
    const [one, owner] = [await withPasskey(), await somebody('owner')];
    const step = await password(one);
    const { challenge } = await askPasskey(services, step);
    const token = (await createResetLink(services, one.id)).replace('/new-password/', '');
    await setNewPassword(services, token, passphrase);
    expect(await outcome(completeWithPasskey(services, one.device.answer({ challenge }), step))).toBe('gone');
    expect(await listPasskeys(services.db.query, one.id)).toHaveLength(1);
    const { options, from } = await ask(one);
    await removeColleague(services, owner.staff, one.id);
    expect(await outcome(signInWithPasskey(services, one.device.answer(options), from))).toBe(
      'unauthenticated',
    );
  });

  test('one is removed with the password, by its owner; the last one takes the recovery codes along', async () => {
    const [one, other] = [await withPasskey('owner'), await withPasskey()];
    const remove = (who: Somebody, id: string, given = passphrase) =>
      outcome(removePasskey(services, who.staff, { id, password: given, address: who.from.address }));
    expect(await remove(one, one.device.id, 'not it')).toBe('invalid');
    expect(await remove(other, one.device.id)).toBe('not-found');
    await requireSecondStep(services, one.staff, 'owners');
    expect(await lacksSecondStep(services.db.query, { ...one.staff, role: 'owner' })).toBe(false);
    const waiting = await password(one);
    expect(await remove(one, one.device.id)).toBe('in');
    expect(await lacksSecondStep(services.db.query, { ...one.staff, role: 'owner' })).toBe(true);
    await requireSecondStep(services, one.staff, 'nobody');
    expect(await secondStepOf(services.db.query, one.id)).toBeNull();
    const [recovery = ''] = one.recovery;
    expect(await outcome(completeSignIn(services, { recovery }, waiting))).toBe('gone');
    const begun = await beginSignIn(services, { email: one.email, password: passphrase }, one.from);
    expect(begun.needsSecondStep).toBe(false);
  });
});

test.each([
  ['https://foreshore.test', 'foreshore.test'],
  ['https://www.foreshore.test:8443', 'www.foreshore.test'],
  ['http://localhost:3000', 'localhost'],
  ['http://foreshore.test', undefined],
  ['https://192.0.2.7', undefined],
  ['http://[::1]:3000', undefined],
])('at %s passkeys are made for %s', (SITE_URL, id) => {
  const env = { SITE_URL } as TestServices['env'];
  expect(relyingParty({ env })?.id).toBe(id);
});
