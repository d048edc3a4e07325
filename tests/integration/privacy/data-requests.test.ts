import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, answerDataRequest } from '#server/data-requests/answer.ts';
import { seenOf } from '#server/data-requests/data-request.ts';
import { countDataRequests, findDataRequest, listDataRequests } from '#server/data-requests/find.ts';
import { requestOfRef, sentRef } from '#server/data-requests/link.ts';
import { receiveDataRequest } from '#server/data-requests/receive.ts';
import { reopenDataRequest } from '#server/data-requests/reopen.ts';
import { makeFormToken } from '#server/leads/form-token.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { entriesOf, mailsTo, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const asked = {
  kind: 'delete',
  name: 'Dora Datasubject',
  email: 'dora@example.com',
  about: 'An enquiry from May',
  message: 'Please delete everything that I sent you.',
};

describe.each(engines)('requests about personal data on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
  });
  afterEach(() => services.dispose());

  const ask = (changes: Record<string, string> = {}) =>
    receiveDataRequest(services, { ...asked, ...changes });
  const all = () => services.db.query.selectFrom('data_requests').selectAll().execute();
  const mails = async () => (await entriesOf(services, 'email')).map(({ payload }) => JSON.parse(payload));
  const answer = { answeredOn: '2026-11-20', outcome: 'done', note: 'Erased, and told by e-mail.' };

  const shown = async (id: string) => {
    const request = await findDataRequest(services, id);
    return request ? seenOf(request) : '';
  };
  const noted = async (id: string, typed: Omit<Answer, 'seen'>) =>
    answerDataRequest(services, owner, id, { ...typed, seen: await shown(id) });

  test('one is stored with its last day, confirmed without a word of what was typed, and told to the agency', async () => {
    const { id } = await ask();
    expect(await findDataRequest(services, id)).toMatchObject({
      ...asked,
      dueOn: '2026-12-20',
      status: 'open',
    });
    const [receipt, ...others] = await mailsTo(services, asked.email);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain('20 December 2026');
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(
      /Dora|everything that I|from May/,
    );
    const notice = (await mails()).find(({ to }) => to !== asked.email);
    expect(notice.replyTo).toBe(asked.email);
    expect(notice.text).toContain(asked.message);
    const complaint = await ask({ kind: 'complaint' });
    expect(complaint.dueOn).toBe('2026-12-19');
  });

  test('sent twice it is one, also at the same moment; corrected it is another', async () => {
    const keyed = { idempotencyKey: 'a-form', formToken: makeFormToken(services) };
    services.setNow(fridayMorning + 10_000);
    const [one, two] = await Promise.all([ask(keyed), ask(keyed)]);
    expect(two.id).toBe(one.id);
    expect((await ask(keyed)).id).toBe(one.id);
    await ask({ ...keyed, message: 'Only the call, please.' });
    expect(await all()).toHaveLength(2);
    expect(await mailsTo(services, asked.email)).toHaveLength(2);
  });

  test('what looks like a program’s is kept with its last day, and no mail goes out for it', async () => {
    const { id } = await ask({ homepage: 'filled' });
    expect((await findDataRequest(services, id))?.acknowledgedAt).toBeNull();
    expect(await mails()).toEqual([]);
    expect(await countDataRequests(services)).toEqual({ open: 1, soon: 0, overdue: 0 });
    expect(await entriesOf(services, 'data-request-reminder')).toHaveLength(1);
  });

  test('one address gets four receipts a day, and every request is stored and told', async () => {
    for (let n = 0; n < 6; n += 1) await ask({ message: `Request ${n}` });
    expect(await mailsTo(services, asked.email)).toHaveLength(4);
    expect((await all()).filter((row) => row.acknowledged_at === null)).toHaveLength(2);
    expect(await mails()).toHaveLength(10);
  });

  test.each([
    ['kind', { kind: 'gossip' }],
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('a wrong %s is refused, and nothing stored', async (field, changes) => {
    await expect(ask(changes)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await all()).toEqual([]);
  });

  test('a week before the last day the agency is reminded, unless it was answered', async () => {
    const open = await ask();
    const answered = await ask({ message: 'Another one' });
    await noted(answered.id, answer);
    const reminder = `data-request:${open.id}:reminder-mail`;
    const reminders = async () =>
      (await services.db.query.selectFrom('outbox').select('dedupe_key').execute()).filter(({ dedupe_key }) =>
        dedupe_key.endsWith(':reminder-mail'),
      );
    // The upkeep brings forward what was put off by a clock that was ahead: not this.
    await services.tidyUp();
    services.setNow(Date.parse('2026-12-13T07:59:00Z'));
    await services.drainOutbox();
    expect(await reminders()).toEqual([]);
    services.setNow(Date.parse('2026-12-13T08:00:00Z'));
    await services.drainOutbox();
    expect(await reminders()).toEqual([{ dedupe_key: reminder }]);
    const told = (await mails()).find(({ subject }) => subject.startsWith('Still open'));
    expect(told.text).toMatch(/20 december 2026/i);
    expect(JSON.stringify(told)).not.toContain('dora');
    expect(await countDataRequests(services)).toEqual({ open: 1, soon: 1, overdue: 0 });
    services.setNow(Date.parse('2026-12-21T00:00:00Z'));
    expect(await countDataRequests(services)).toEqual({ open: 1, soon: 0, overdue: 1 });
    const warned = async () => (await attentionNotes({ ...services, earlierBuild: null })).join(' ');
    expect(await warned()).toMatch(
      /1 request about personal data is past its last day.*\/admin\/data-requests/,
    );
    await noted(open.id, { ...answer, answeredOn: '2026-12-21' });
    expect(await warned()).not.toContain('past its last day');
  });

  test('the list begins with what is due first; an answer is checked, stored and can be corrected', async () => {
    const later = await ask();
    const sooner = await ask({ kind: 'complaint' });
    const ids = async (answered: boolean) =>
      (await listDataRequests(services, { answered })).requests.map(({ id }) => id);
    expect(await ids(false)).toEqual([sooner.id, later.id]);
    for (const [field, wrong] of [
      ['outcome', { outcome: '' }],
      ['answeredOn', { answeredOn: '2026-11-19' }],
      ['answeredOn', { answeredOn: '2026-11-21' }],
      ['answeredOn', { answeredOn: 'soon' }],
    ] as const)
      await expect(noted(later.id, { ...answer, ...wrong })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    await noted(later.id, answer);
    await noted(later.id, {
      ...answer,
      outcome: 'partly',
      identity: 'wrote-back',
    });
    expect(await findDataRequest(services, later.id)).toMatchObject({
      status: 'answered',
      outcome: 'partly',
      identity: 'wrote-back',
    });
    expect([await ids(false), await ids(true)]).toEqual([[sooner.id], [later.id]]);
    await expect(noted('nobody', answer)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('an answer that somebody else noted meanwhile is not written over in silence', async () => {
    const { id } = await ask();
    const older = await shown(id);
    await noted(id, { ...answer, note: 'Erased from the backups too.' });
    const mine = { ...answer, outcome: 'partly', seen: older };
    await expect(answerDataRequest(services, owner, id, mine)).rejects.toMatchObject({
      code: 'conflict',
      fields: { seen: expect.stringContaining('Somebody else noted an answer') },
    });
    const kept = { outcome: 'done', note: 'Erased from the backups too.' };
    expect(await findDataRequest(services, id)).toMatchObject(kept);
    // What is so already may be sent again.
    await answerDataRequest(services, owner, id, { ...answer, ...kept, seen: older });
    await noted(id, mine);
    expect(await findDataRequest(services, id)).toMatchObject({ outcome: 'partly' });
  });

  test('one that was noted as answered by mistake waits again with its last day, its note and its reminder', async () => {
    const { id, dueOn } = await ask();
    await noted(id, { ...answer, note: 'That was the other Dora.' });
    const reminder = () =>
      services.db.query
        .selectFrom('outbox')
        .select('status')
        .where('dedupe_key', '=', `data-request:${id}:reminder`)
        .executeTakeFirst();
    expect(await reminder()).toBeUndefined();
    const older = await shown(id);
    await noted(id, { ...answer, note: 'That was Dora Other.' });
    await expect(reopenDataRequest(services, owner, id, older)).rejects.toMatchObject({
      code: 'conflict',
      fields: { seen: expect.stringContaining('Somebody else noted an answer') },
    });
    expect(await findDataRequest(services, id)).toMatchObject({ status: 'answered' });
    // Pressed twice it is open once.
    const seen = await shown(id);
    for (const _ of [1, 2]) await reopenDataRequest(services, owner, id, seen);
    const open = { status: 'open', dueOn, answeredOn: null, outcome: null, note: 'That was Dora Other.' };
    expect(await findDataRequest(services, id)).toMatchObject(open);
    expect(await reminder()).toEqual({ status: 'pending' });
    await expect(reopenDataRequest(services, owner, 'nobody', seen)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('its thanks open for its own reference only', async () => {
    const { id } = await ask();
    expect((await requestOfRef(services, sentRef(services, id)))?.id).toBe(id);
    for (const ref of [null, '', id, `${id}.x`, 'nobody.x'])
      expect(await requestOfRef(services, ref)).toBeNull();
  });
});
