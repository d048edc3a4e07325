/**
 * Reads JSON with the cookies of this site.
 * @throws Error '401: …', the status with the body's text, for any answer that is not OK
 */
export async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as T;
}

/** What `GET /api/calendar/slots/{date}` tells; these pages read only start and available. */
export type SlotsAnswer = { slots: Array<{ start: string; available: boolean }> };

export function getSlots(date: string): Promise<SlotsAnswer> {
  return getJson(`/api/calendar/slots/${date}`);
}
