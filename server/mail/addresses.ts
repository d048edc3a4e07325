import { site } from '#content/site.ts';
import type { Env } from '#server/base/env.ts';

/** The address all mail is sent from. */
export function senderOf(env: Env): string {
  return env.MAIL_FROM ?? `${site.name} <${site.email}>`;
}

/** Where the agency reads its notifications. */
export function agencyAddress(env: Env): string {
  return env.AGENCY_EMAIL ?? site.email;
}
