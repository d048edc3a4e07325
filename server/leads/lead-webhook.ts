import { sourceOf } from '#domain/leads/touch.ts';
import type { Env } from '#server/base/env.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import type { Attachment, Lead } from './lead.ts';
import { kindNames } from './lead-words.ts';

/** A new lead as other programs see it. Files stay here: their names and sizes are told, and where to open them. */
export function leadWebhook(env: Env, lead: Lead, attachments: readonly Attachment[]): WebhookEvent {
  const { id, kind, name, email, phone, company } = lead;
  return {
    id: `lead-created:${id}`,
    type: 'lead.created',
    createdAt: new Date(lead.createdAt).toISOString(),
    text: `${kindNames[kind]} from ${company ? `${name}, ${company}` : name}`,
    data: {
      id,
      kind,
      name,
      email,
      phone,
      company,
      answers: lead.answers,
      attachments: attachments.map((file) => ({ name: file.name, type: file.type, bytes: file.bytes })),
      source: sourceOf(lead.attribution?.last),
      attribution: lead.attribution,
      consent: lead.consent && { text: lead.consent.text, at: new Date(lead.consent.at).toISOString() },
      offer: lead.offer,
      url: `${env.SITE_URL}/admin/leads/${id}`,
    },
  };
}
