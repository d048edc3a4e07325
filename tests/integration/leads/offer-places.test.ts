import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { summerOffer } from '#content/offer/summer.ts';
import { standingNow } from '#server/leads/offer-standing.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, byVisitor, deliverAll, mailsOf, offerAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

// The schedule has closed every place but one.
const lastDay = Date.parse('2025-08-31T12:00:00Z');
const { states } = summerOffer;

describe.each(engines)('the last place of an offer on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    services.setNow(lastDay);
  });
  afterEach(() => services.dispose());
  const from = (name: string) =>
    byVisitor(services, {
      ...offerAnswers,
      firstName: name,
      email: `${name.toLowerCase()}@example.com`,
      shownState: 'open',
      message: `The wish of ${name}`,
    });

  test('of several who want it at once, one gets it and the others are kept for the next offer', async () => {
    const forms = ['Ann', 'Bea', 'Cy', 'Dee'].map(from);
    const leads = await Promise.all(forms.map((form) => submitOffer(services, form)));
    expect(leads.map(({ offer }) => offer?.state).sort()).toEqual(['full', 'full', 'full', 'open']);
    expect(await standingNow(services.db.query, services.clock.now())).toEqual({ state: 'full', spots: 0 });

    const stored = await services.db.query.selectFrom('leads').selectAll().execute();
    expect(stored).toHaveLength(4);
    for (const row of stored) {
      expect(JSON.parse(row.payload)).toMatchObject({ message: `The wish of ${row.name.split(' ')[0]}` });
      // They agreed to the words beside their box, whatever became of the place.
      expect(row.consent_text).toBe(states.open.consent);
    }
  });

  test('is told truly by e-mail: a place to one, none to the other', async () => {
    await submitOffer(services, from('Ann'));
    await submitOffer(services, from('Bea'));
    await deliverAll(services);
    const mails = await mailsOf(services);
    const to = (name: string) => mails.find((mail) => mail.to === `${name}@example.com`);
    expect(to('ann')?.text).toContain('You have one of the places');
    expect(to('ann')?.text).toContain('Would you rather talk?');
    expect(to('bea')?.subject).toContain('No places are left');
    expect(to('bea')?.text.replace(/\s+/g, ' ')).toContain(states.full.thanks.text);
    expect(to('bea')?.text).not.toMatch(/holds for you|Within 24 hours/);
    const ours = mails.filter((mail) => mail.subject.includes('no place was left'));
    expect(ours).toHaveLength(1);
  });

  test('stays with who has it: the same person may write again, and a repeated sending is the same lead', async () => {
    const form = from('Ann');
    const first = await submitOffer(services, form);
    expect((await submitOffer(services, form)).id).toBe(first.id);
    expect((await submitOffer(services, from('Ann'))).offer?.state).toBe('open');
    expect((await submitOffer(services, bySelf({ ...offerAnswers }))).offer?.state).toBe('full');
  });

  test('is one for a mailbox, however it is spelt', async () => {
    services.setNow(Date.parse('2025-08-20T12:00:00Z'));
    const { spots } = await standingNow(services.db.query, services.clock.now());
    for (const email of ['ann@example.com', 'Ann+1@example.com', 'ann+2@Example.com']) {
      const lead = await submitOffer(services, bySelf({ ...offerAnswers, email }));
      expect(lead.offer?.state).toBe('open');
    }
    expect((await standingNow(services.db.query, services.clock.now())).spots).toBe(spots - 1);
  });

  test('what was drawn while the offer was full is not taken as a claim once it is open again', async () => {
    const form = { ...from('Ann'), input: { ...from('Ann').input, shownState: 'full' } };
    await expect(submitOffer(services, form)).rejects.toMatchObject({ code: 'conflict' });
  });
});
