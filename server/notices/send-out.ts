import { createHash } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { site } from '#content/site.ts';
import { pushMessage, slackMessage, teamsMessage } from '#domain/notices/messages.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { CalledBack } from '#server/ports/call-out.ts';
import type { Services } from '#server/ports/services.ts';
import { answerInLine } from '#server/webhooks/answer-text.ts';
import { pushKeys } from './push-keys.ts';
import { addressOf, subscriptionSchema, type Way } from './way.ts';

/** A day: a device that was off that long is told by the page. */
const pushLifeSeconds = 86_400;

/** The other side did not take it. */
export class NotTaken extends Error {
  override name = 'NotTaken';
  /** The place is gone for good. */
  readonly gone: boolean;
  constructor({ status, text }: CalledBack) {
    super(`The other side answered ${status}${text.trim() ? `: ${answerInLine(text)}` : '.'}`);
    this.gone = status === 404 || status === 410;
  }
}

/**
 * Sends one message to a chat or a device. @param tag the same for each attempt at the same message
 * @returns what was answered @throws NotTaken, or Error when nobody answered
 */
export async function sendOut(
  services: Services,
  way: Pick<Way, 'id' | 'channel' | 'sealed_address'>,
  notice: Notice,
  tag: string,
): Promise<CalledBack> {
  const address = addressOf(services, way);
  const answer =
    way.channel === 'push'
      ? push(services, way.id, address, notice, tag)
      : post(services, way, address, notice);
  const { status, text } = await answer;
  if (status >= 200 && status < 300) return { status, text: answerInLine(text) };
  throw new NotTaken({ status, text });
}

function post(
  { callOut, env }: Services,
  { channel }: Pick<Way, 'channel'>,
  url: string,
  notice: Notice,
): Promise<CalledBack> {
  const message = channel === 'slack' ? slackMessage : teamsMessage;
  const body = JSON.stringify(message(notice, env.SITE_URL));
  return callOut({ url, headers: { 'Content-Type': 'application/json' }, body });
}

/** RFC 8030 and 8291: encrypted for the device, so that the push service between reads nothing. */
async function push(
  services: Services,
  wayId: string,
  address: string,
  notice: Notice,
  tag: string,
): Promise<CalledBack> {
  const { endpoint, keys } = subscriptionSchema.parse(JSON.parse(address));
  // 32 signs of the alphabet of base64url, as topics have it; the service drops what this replaces.
  const topic = createHash('sha256').update(`${wayId} ${tag}`).digest('base64url').slice(0, 32);
  const message = pushMessage(notice, { tag: topic, title: site.name });
  const { headers, body } = await buildPushPayload(
    { data: JSON.stringify(message), options: { ttl: pushLifeSeconds, topic, urgency: 'normal' } },
    { endpoint, keys, expirationTime: null },
    { subject: `mailto:${site.email}`, ...(await pushKeys(services)) },
  );
  return services.callOut({ url: endpoint, headers: { ...headers }, body });
}
