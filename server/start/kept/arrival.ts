import type { IncomingMessage } from 'node:http';
import { isTelling, ownTouch } from '#domain/leads/touch.ts';

/** What a form carries of the request for its page, as a field that belongs to the form of this id; '' for nothing. */
export function arrivalField({ headers }: IncomingMessage, address: URL, form: string, now: number): string {
  const touch = ownTouch(address, headers.referer ?? null, now);
  if (!isTelling(touch)) return '';
  const value = JSON.stringify({ first: touch, last: touch });
  return `<input type="hidden" name="attribution" form="${form}" value="${escaped(value)}"/>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
