import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentStaff } from '#server/auth/current-staff.ts';
import { createResetLink, setNewPassword } from '#server/auth/reset-link.ts';
import { completeSignIn } from '#server/auth/second-step/complete.ts';
import { lacksSecondStep, requirementSetting } from '#server/auth/second-step/requirement.ts';
import { resealSecondSteps } from '#server/auth/second-step/reseal.ts';
import { removeSecondStep, secondStepOf, secretPurpose } from '#server/auth/second-step/second-step.ts';
import {
  beginSetUp,
  confirmSetUp,
  pendingSetUp,
  renewRecoveryCodes,
  switchOff,
} from '#server/auth/second-step/set-up.ts';
import { openSession } from '#server/auth/session.ts';
import { beginSignIn } from '#server/auth/sign-in.ts';
import { createKeys } from '#server/base/keys.ts';
import { writeSetting } from '#server/db/settings.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import { requireSecondStep } from '#server/team/require-second-step.ts';
import { mailSecurityChange } from '#server/team/security-mail.tsx';
import { mailsTo } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff, passphrase, sent } from '#tests/support/staff.ts';

const minute = 60_000;
const half = 30_000;

// One store for all of it: each test has people and networks of its own.
describe.each(engines)('the second step on %s', (engine) => {
  let services: TestServices;
  let now = fridayMorning;
  beforeAll(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', SITE_URL: 'https://foreshore.test' });
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
  const somebody = async () => {
    count += 1;
    const email = `person-${count}@example.com`;
    const id = await addStaff(services, { email });
    return { id, email, address: `198.51.${count}.7`, staff: { id, email, name: 'Sam Staff' } };
  };
  /** Somebody whose app has learned the secret. The present period's code is used up by it. */
  const guarded = async () => {
    const one = await somebody();
    await beginSetUp(services, one.staff, passphrase);
    const secret = (await pendingSetUp(services, one.staff))?.secret ?? '';
    const codeAt = (at: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
    const recovery = await confirmSetUp(services, one.staff, { code: codeAt(now), here: '' });
    pass(half);
    return { ...one, secret, codeAt, recovery };
  };
  type Guarded = Awaited<ReturnType<typeof guarded>>;
  const from = (one: { address: string }, cookie = '') => ({
    address: one.address,
    headers: new Headers(cookie ? { cookie } : {}),
  });
  const password = async (one: Guarded, cookie = '') =>
    sent(
      (await beginSignIn(services, { email: one.email, password: passphrase }, from(one, cookie))).cookies,
    );
  const finish = (one: { address: string }, cookie: string, input: Record<string, string>) =>
    completeSignIn(services, input, from(one, cookie));
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
  const staffBy = (cookies: string) => currentStaff(services, new Headers({ cookie: cookies }));

  test('it is on after a first code, with ten codes; neither they nor the secret can be read in the database', async () => {
    const one = await somebody();
    await expect(beginSetUp(services, one.staff, 'not it')).rejects.toMatchObject({
      fields: { current: expect.any(String) },
    });
    await beginSetUp(services, one.staff, passphrase);
    const pending = await pendingSetUp(services, one.staff);
    expect(pending?.address).toContain(pending?.secret ?? '-');
    expect(await secondStepOf(services.db.query, one.id)).toBeNull();
    await expect(confirmSetUp(services, one.staff, { code: '000', here: '' })).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    });
    const elsewhere = sent([
      await openSession(services, services.db.query, { staffId: one.id, ...from(one) }),
    ]);
    const code = TOTP.generate({ secret: Secret.fromBase32(pending?.secret ?? ''), timestamp: now });
    const twice = await Promise.allSettled(
      [1, 2].map(() => confirmSetUp(services, one.staff, { code, here: '' })),
    );
    const done = twice.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    const codes = done[0]?.status === 'fulfilled' ? done[0].value : [];
    expect(new Set(codes).size).toBe(10);
    expect(await staffBy(elsewhere)).toBeNull();
    expect(await secondStepOf(services.db.query, one.id)).toEqual({ since: now, passkeys: 0, codesLeft: 10 });
    const rows = JSON.stringify([
      await services.db.query.selectFrom('staff_totp').selectAll().execute(),
      await services.db.query.selectFrom('staff_recovery_codes').selectAll().execute(),
    ]);
    for (const secret of [pending?.secret ?? '', ...codes, ...codes.map((it) => it.replaceAll('-', ''))])
      expect(rows).not.toContain(secret);
    await expect(beginSetUp(services, one.staff, passphrase)).rejects.toMatchObject({ code: 'conflict' });
    expect(await pendingSetUp(services, one.staff)).toBeNull();
  });

  test('a secret waits for an hour', async () => {
    const { staff } = await somebody();
    await beginSetUp(services, staff, passphrase);
    pass(60 * minute);
    expect(await pendingSetUp(services, staff)).toBeNull();
    expect(await outcome(confirmSetUp(services, staff, { code: '123456', here: '' }))).toBe('conflict');
  });

  test('after the password there is no session and no known device, after the code there are both', async () => {
    const one = await guarded();
    const begun = await beginSignIn(services, { email: one.email, password: passphrase }, from(one));
    expect(begun).toMatchObject({ needsSecondStep: true, cookies: [expect.stringMatching(/second_step=/)] });
    expect(begun.cookies[0]).toMatch(/^__Host-.*Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    const step = sent(begun.cookies);
    expect(await staffBy(step)).toBeNull();
    const token = step.split('=')[1] ?? '';
    const stored = await services.db.query.selectFrom('staff_steps').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const cookies = await finish(one, step, { code: ` ${one.codeAt(now).replace(/^.../, '$& ')}` });
    expect(await staffBy(sent(cookies))).toMatchObject({ id: one.id });
    expect(cookies.filter((it) => /known_device=\S{20}|second_step=;/.test(it))).toHaveLength(2);
    expect(await outcome(finish(one, step, { code: one.codeAt(now + half) }))).toBe('gone');
  });

  test('a code is taken once, one period of drift either way', async () => {
    const one = await guarded();
    pass(5 * minute);
    const enter = async (code: string) => outcome(finish(one, await password(one), { code }));
    for (const far of [-2, 2]) expect(await enter(one.codeAt(now + far * half))).toBe('unauthenticated');
    expect(await enter(one.codeAt(now - half))).toBe('in');
    expect(await enter(one.codeAt(now - half))).toBe('unauthenticated');
    const steps = [await password(one), await password(one)];
    const both = steps.map((step) => outcome(finish(one, step, { code: one.codeAt(now + half) })));
    expect((await Promise.all(both)).sort()).toEqual(['in', 'unauthenticated']);
    expect(await enter(one.codeAt(now))).toBe('unauthenticated');
  });

  test('no step, a forged one, an expired one and another account’s lead nowhere', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const code = () => ({ code: one.codeAt(now) });
    expect(await outcome(finish(one, '', code()))).toBe('gone');
    expect(await outcome(finish(one, '__Host-foreshore.second_step=made-up', code()))).toBe('gone');
    expect(await outcome(finish(one, await password(other), code()))).toBe('unauthenticated');
    const recovery = one.recovery[0] ?? '';
    expect(await outcome(finish(one, await password(other), { recovery }))).toBe('unauthenticated');
    const step = await password(one);
    pass(10 * minute);
    expect(await outcome(finish(one, step, code()))).toBe('gone');
    const last = await password(one);
    await services.db.query.updateTable('staff').set({ left_at: 1 }).where('id', '=', one.id).execute();
    expect(await outcome(finish(one, last, code()))).toBe('gone');
  });

  test('a recovery code is taken once, also in a race and however it is spelt; new ones end the old', async () => {
    const one = await guarded();
    const [first = '', second = ''] = one.recovery;
    const steps = [await password(one), await password(one), await password(one)];
    const spelt = [first, first.toUpperCase(), ` ${first.replaceAll('-', ' ')}`];
    const raced = steps.map((step, index) => outcome(finish(one, step, { recovery: spelt[index] ?? '' })));
    expect((await Promise.all(raced)).filter((it) => it === 'in')).toHaveLength(1);
    expect(await secondStepOf(services.db.query, one.id)).toMatchObject({ codesLeft: 9 });
    const renewed = await renewRecoveryCodes(services, one.staff, passphrase);
    const step = await password(one);
    expect(await outcome(finish(one, step, { recovery: second }))).toBe('unauthenticated');
    expect(await outcome(finish(one, step, { recovery: '' }))).toBe('invalid');
    expect(await outcome(finish(one, step, { recovery: renewed[0] ?? '' }))).toBe('in');
  });

  test('wrong codes are bounded per network and per account, and keep out nobody with a device or a recovery code', async () => {
    const one = await guarded();
    const known = sent(await finish(one, await password(one), { code: one.codeAt(now) }));
    pass(half);
    const attack = await password(one);
    const guess = (address: string, code = 'wrong') => outcome(finish({ address }, attack, { code }));
    for (let index = 0; index < 10; index += 1) expect(await guess('203.0.113.1')).toBe('unauthenticated');
    expect(await guess('203.0.113.1', one.codeAt(now))).toBe('rate-limited');
    for (let index = 0; index < 30; index += 1) await guess(`192.${index}.1.1`);
    expect(await guess('192.99.1.1', one.codeAt(now))).toBe('rate-limited');
    const mine = `${known}; ${await password(one, known)}`;
    expect(await outcome(finish(one, mine, { code: one.codeAt(now) }))).toBe('in');
    const recovery = one.recovery[0] ?? '';
    expect(await outcome(finish(one, await password(one), { recovery }))).toBe('in');
    expect(services.logLines.join()).toContain('second-step-account');
  });

  test('a new password does not get around it, makes no device known, and ends sign-ins that wait', async () => {
    const one = await guarded();
    const step = await password(one);
    const token = (await createResetLink(services, one.id)).replace('/new-password/', '');
    const anew = 'grey gulls over Whitby pier';
    expect((await setNewPassword(services, token, anew)).cookies).toEqual([]);
    expect(await outcome(finish(one, step, { code: one.codeAt(now) }))).toBe('gone');
    const begun = await beginSignIn(services, { email: one.email, password: anew }, from(one));
    expect(begun.needsSecondStep).toBe(true);
  });

  test('switched off with the password, or on the server, the password alone signs in', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const step = await password(one);
    expect(await outcome(switchOff(services, one.staff, 'not it'))).toBe('invalid');
    await switchOff(services, one.staff, passphrase);
    await removeSecondStep(services.db.query, other.id);
    for (const { email, address } of [one, other]) {
      const begun = await beginSignIn(services, { email, password: passphrase }, from({ address }));
      expect(begun.needsSecondStep).toBe(false);
    }
    expect(await outcome(finish(one, step, { recovery: one.recovery[0] ?? '' }))).toBe('gone');
    expect(await outcome(renewRecoveryCodes(services, one.staff, passphrase))).toBe('conflict');
  });

  test('each change of the ways in is told by an e-mail to whom the account belongs, once, while they are there', async () => {
    const one = await guarded();
    await finish(one, await password(one), { recovery: one.recovery[0] ?? '' });
    await outcome(finish(one, await password(one), { recovery: one.recovery[0] ?? '' }));
    await renewRecoveryCodes(services, one.staff, passphrase);
    await switchOff(services, one.staff, passphrase);
    const token = (await createResetLink(services, one.id)).replace('/new-password/', '');
    await setNewPassword(services, token, 'grey gulls over Whitby pier');
    const entries = (
      await services.db.query
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('kind', '=', 'security-change')
        .execute()
    )
      .map(({ id, payload }) => ({ id, payload: outboxKinds['security-change'].parse(JSON.parse(payload)) }))
      .filter(({ payload }) => payload.staffId === one.id);
    const deliver = () =>
      Promise.all(entries.map((entry) => mailSecurityChange(services, { ...entry, attempt: 1 })));
    await deliver();
    await deliver();
    const mails = await mailsTo(services, one.email);
    expect(mails.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'A recovery code was used',
      'You have new recovery codes',
      'Your password was changed',
      'Your second step is switched off',
      'Your second step is switched on',
    ]);
    const used = mails.find(({ subject }) => subject.startsWith('A recovery'));
    expect(used?.text).toMatch(/network address: 198\.51[\s\S]+forgotten-password/);
    await services.db.query
      .updateTable('staff')
      .set({ left_at: now, email: 'gone@example.com' })
      .where('id', '=', one.id)
      .execute();
    await deliver();
    expect(await mailsTo(services, 'gone@example.com')).toEqual([]);
  });

  test('owners, or everybody, can be asked to have one, by an owner', async () => {
    const [one, other] = [await guarded(), await somebody()];
    const as = (id: string, role: 'owner' | 'staff') => ({ id, email: '', name: '', role });
    expect(await outcome(requireSecondStep(services, one.staff, 'owners'))).toBe('forbidden');
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', one.id).execute();
    expect(await lacksSecondStep(services.db.query, as(other.id, 'owner'))).toBe(false);
    await requireSecondStep(services, one.staff, 'owners');
    expect(await lacksSecondStep(services.db.query, as(other.id, 'owner'))).toBe(true);
    expect(await lacksSecondStep(services.db.query, as(other.id, 'staff'))).toBe(false);
    expect(await lacksSecondStep(services.db.query, as(one.id, 'owner'))).toBe(false);
    await requireSecondStep(services, one.staff, 'everybody');
    expect(await lacksSecondStep(services.db.query, as(other.id, 'owner'))).toBe(true);
    expect(await lacksSecondStep(services.db.query, as(other.id, 'staff'))).toBe(true);
    expect(await lacksSecondStep(services.db.query, as(one.id, 'staff'))).toBe(false);
    // As it was stored when only owners could be asked.
    await writeSetting(services.db.query, requirementSetting, true, services.clock.now());
    expect(await lacksSecondStep(services.db.query, as(other.id, 'owner'))).toBe(true);
    expect(await lacksSecondStep(services.db.query, as(other.id, 'staff'))).toBe(false);
    await requireSecondStep(services, one.staff, 'nobody');
    expect(await lacksSecondStep(services.db.query, as(other.id, 'owner'))).toBe(false);
  });

  test('the secret goes over to a new secret of the site', async () => {
    const one = await guarded();
    const [former, today] = [
      'a former secret of the site, long enough',
      'a new secret of the site, long enough',
    ];
    const sealed_secret = createKeys(former).seal(secretPurpose, one.secret);
    const row = () =>
      services.db.query.selectFrom('staff_totp').select('sealed_secret').where('staff_id', '=', one.id);
    await services.db.query
      .updateTable('staff_totp')
      .set({ sealed_secret })
      .where('staff_id', '=', one.id)
      .execute();
    await resealSecondSteps({ db: services.db, keys: createKeys(today, former) });
    const { sealed_secret: anew } = await row().executeTakeFirstOrThrow();
    expect(createKeys(today).unseal(secretPurpose, anew)).toMatchObject({
      text: one.secret,
      outdated: false,
    });
  });
});
