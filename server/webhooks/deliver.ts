import { type Delivery, PermanentFailure } from '#server/ports/outbox.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { answerInLine } from './answer-text.ts';
import { endpointRow } from './endpoint.ts';
import { noteFailure, noteTaken, type SwitchedOffMails } from './failing.ts';
import { postEvent } from './post.ts';
import { fixedTarget, type Target, targetOf } from './target.ts';

/**
 * Outbox handler: posts an event to the place that it is for. Anything but a 2xx is tried again later; 410 is the end.
 * @param mails what owners are written when a place is switched off for its failures
 */
export async function deliverWebhook(
  services: Services,
  { payload, endpointId, answered, attempt }: Delivery<WebhookEvent>,
  mails: SwitchedOffMails,
): Promise<void> {
  if (!endpointId) {
    const target = fixedTarget(services);
    if (!target) throw new PermanentFailure('WEBHOOK_URL and WEBHOOK_SECRET are no longer set.');
    return send(services, target, payload, answered);
  }
  const endpoint = await endpointRow(services.db.query, endpointId);
  // Deleted meanwhile: there is nobody to tell.
  if (!endpoint) return;
  if (endpoint.off_at !== null) throw new PermanentFailure('This webhook is switched off.');
  try {
    await send(services, targetOf(services, endpoint), payload, answered);
  } catch (error) {
    await noteFailure(services, endpoint, { error, attempt }, mails);
    throw error;
  }
  await noteTaken(services, endpointId);
}

async function send(
  { clock }: Services,
  target: Target,
  event: WebhookEvent,
  answered: Delivery<WebhookEvent>['answered'],
): Promise<void> {
  const { status, text } = await postEvent(clock, target, event);
  answered?.(status);
  if (status >= 200 && status < 300) return;
  if (status === 410) throw new PermanentFailure('The webhook answered 410: it is gone for good.');
  const words = answerInLine(text);
  throw new Error(`The webhook answered ${status}${words ? `: ${words}` : '.'}`);
}
