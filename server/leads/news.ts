import type { News } from '#server/notices/tell.ts';
import type { Lead } from './lead.ts';
import { kindNames } from './lead-words.ts';

/** A new lead as staff are told of it; none for sign-ups to the newsletter, which are nobody’s to answer. */
export function newsOfLead({ id, kind, personId }: Lead): News | null {
  if (kind === 'newsletter' || personId === null) return null;
  const about = `person:${personId}`;
  return { id: `lead:${id}`, event: 'enquiry', what: `${kindNames[kind]} from {name}`, about };
}
