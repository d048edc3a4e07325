import { askJson } from '#app/browser/ask-json.ts';

/**
 * Reads JSON with the cookies of this site.
 * @throws Error saying what went wrong (app/browser/ask-json.ts), with the status; 0 without an answer
 */
export async function getJson<T extends object>(url: string): Promise<T> {
  const answer = await askJson(url, { read: (told) => told as T });
  if (answer.kind === 'ok') return answer.value;
  throw new Error(`${answer.kind} ${answer.status}`);
}

/** What `GET /api/calendar/slots/{date}` tells; these pages read only start and available. */
export type SlotsAnswer = { slots: Array<{ start: string; available: boolean }> };

export function getSlots(date: string): Promise<SlotsAnswer> {
  return getJson(`/api/calendar/slots/${date}`);
}
