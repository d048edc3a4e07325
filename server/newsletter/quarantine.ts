import { createHash } from 'node:crypto';
import type { AbuseReason } from '#domain/leads/abuse.ts';
import type { Envelope } from '#domain/leads/envelope.ts';
import { violationOf } from '#server/db/constraint.ts';
import { entriesForQuarantine } from '#server/leads/entries.ts';
import { insertLead } from '#server/leads/insert.ts';
import type { Lead } from '#server/leads/lead.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';

type DoubtedSignUp = { email: string; consentText: string; envelope: Envelope; reasons: AbuseReason[] };

/**
 * Puts a sign-up that looks like a program's into the quarantine of the leads: no e-mail goes to an address that
 * its owner may never have typed, and staff can release it.
 */
export async function quarantineSignUp(services: Services, signUp: DoubtedSignUp): Promise<void> {
  const { email, envelope } = signUp;
  const now = services.clock.now();
  const lead: Lead = {
    id: services.randomId(),
    kind: 'newsletter',
    personId: null,
    status: 'new',
    quarantine: 'held',
    reasons: signUp.reasons,
    name: email,
    email,
    phone: '',
    company: '',
    answers: {},
    attribution: envelope.attribution,
    consent: { text: signUp.consentText, at: now },
    offer: null,
    createdAt: now,
  };
  const { idempotencyKey: key } = envelope;
  const wish = createHash('sha256').update(`newsletter ${key} ${email}`).digest('hex');
  try {
    await services.db.query.transaction().execute(async (trx) => {
      await insertLead(trx, {
        lead,
        attachments: [],
        idempotencyKey: key ? wish : null,
        requestHash: wish,
      });
      await enqueue(trx, now, entriesForQuarantine(lead));
    });
  } catch (error) {
    // A duplicate sign-up: it is already in quarantine.
    if (violationOf(error) !== 'unique') throw error;
    return;
  }
  services.wakeOutbox();
  services.log.info('newsletter-quarantined', { id: lead.id });
}
