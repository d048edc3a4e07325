import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { summerOffer } from '#content/offer/summer.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, byVisitor, mailsOf, offerAnswers } from '#tests/support/leads.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { postJson, startSites } from '#tests/support/site-store.ts';

const lastMoment = Date.parse('2025-08-31T22:59:58Z');
const { states } = summerOffer;

describe.each(engines)('an offer that changes while somebody writes on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());
  const storedLeads = () => services.db.query.selectFrom('leads').selectAll().execute();
  const opened = (at: number, input: Record<string, unknown>) => {
    services.setNow(at - 60_000);
    return byVisitor(services, { ...offerAnswers, ...input });
  };

  test('a form drawn before the close and sent after it is refused, and stored once it shows the new words', async () => {
    const form = opened(lastMoment, { shownState: 'open', message: 'A café' });
    services.setNow(lastMoment + 1000);
    const { consent: _, ...typed } = form.input;
    await expect(submitOffer(services, form)).rejects.toMatchObject({
      code: 'conflict',
      message: states.ended.changed,
      details: { values: typed },
    });
    expect(await storedLeads()).toEqual([]);
    expect(await mailsOf(services)).toEqual([]);

    const again = { ...form, input: { ...form.input, shownState: 'ended' } };
    expect(await submitOffer(services, again)).toMatchObject({
      offer: { state: 'ended' },
      consent: { text: states.ended.consent },
    });
    expect(await storedLeads()).toHaveLength(1);
  });

  test('the tick stays where the words beside it are the same', async () => {
    const form = opened(Date.parse('2025-07-28T00:00:00+01:00'), { shownState: 'upcoming' });
    expect(states.upcoming.consent).toBe(states.open.consent);
    await expect(submitOffer(services, form)).rejects.toMatchObject({
      message: states.open.changed,
      details: { values: form.input },
    });
  });

  test('what arrived in time is not refused when it comes once more after the close', async () => {
    const form = opened(lastMoment, { shownState: 'open' });
    const first = await submitOffer(services, form);
    expect(first).toMatchObject({ offer: { state: 'open' }, consent: { text: states.open.consent } });
    services.setNow(lastMoment + 1000);
    expect((await submitOffer(services, form)).id).toBe(first.id);
    expect(await storedLeads()).toHaveLength(1);
  });

  test('a program may leave the state out, and may not make one up', async () => {
    services.setNow(lastMoment + 1000);
    expect((await submitOffer(services, bySelf(offerAnswers))).offer?.state).toBe('ended');
    for (const shownState of ['past', '', ['open', 'open'], 1, null])
      await expect(submitOffer(services, bySelf({ ...offerAnswers, shownState }))).rejects.toMatchObject({
        code: 'invalid',
        fields: { shownState: 'must be upcoming, open, full or ended' },
      });
    expect(await storedLeads()).toHaveLength(1);
  });
});

// The site's day is long after the close.
describe.each(engines)('a form of the open offer, sent to the site after its close on %s', (engine) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  beforeAll(async () => {
    running = await startSites(engine, 1);
  });
  afterAll(() => running.stop());
  const url = (address: string) => `${running.sites[0]?.url}${address}`;
  const fields = { ...offerAnswers, message: 'A café by the sea', shownState: 'open' };

  test('the endpoint answers 409 with the sentence, and tells nothing that was typed', async () => {
    const answer = await postJson(url('/api/summer-offer-form'), fields);
    expect(answer).toEqual({
      status: 409,
      body: { error: { code: 'conflict', message: states.ended.changed }, message: states.ended.changed },
    });
  });

  test('the page comes back in the words of the close, with everything typed and the tick to be set', async () => {
    const body = new URLSearchParams({ ...fields, consent: 'true' });
    const answer = await fetch(url('/summer-offer'), { method: 'POST', body });
    const page = await answer.text();
    const words = parsePage(page).body.textContent;
    expect(answer.status).toBe(409);
    for (const said of [states.ended.changed, states.ended.consent, 'A café by the sea'])
      expect(words).toContain(said);
    for (const typed of ['value="Olga"', 'value="olga@example.com"']) expect(page).toContain(typed);
    expect(words).not.toContain(states.open.submit);
    const inputOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0];
    expect(inputOf('shownState')).toContain('value="ended"');
    expect(inputOf('consent')).not.toContain('checked');
  });
});
