import { z } from 'zod';
import { retention } from '#content/legal/retention.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import type { Periods } from './sweep.ts';

export const periodsSetting = 'retention';
const sweptSetting = 'retention-swept';

/**
 * Kinds of which the owner may choose how long they are kept. Proofs that the law asks for, and what keeps the site
 * safe for days, stay as promised, as do totals that are about nobody; backups are made elsewhere.
 */
const fixed = new Set([
  'data-requests',
  'erasures',
  'newsletter-left',
  'rate-limits',
  'sign-ins',
  'backups',
  'visit-totals',
  'review-proofs',
]);

/** Fewer would take the work in hand with them. */
const fewest = (promised: number) => (promised > 90 ? 30 : 7);

/** What may be chosen for a kind, in days; null when it is fixed. */
export function choiceOf(id: string): { least: number; most: number } | null {
  const entry = retention.find((one) => one.id === id);
  return entry && !fixed.has(id) ? { least: fewest(entry.days), most: entry.days } : null;
}

const chosen = z.record(z.string(), z.int().positive());

/** What the owner has chosen, by kind, in days. */
export async function chosenPeriods(queries: Queries): Promise<Periods> {
  return chosen.safeParse(await readSetting(queries, periodsSetting)).data ?? {};
}

/** How long each kind is kept now: never longer than the privacy policy promises, nor shorter than may be chosen. */
export async function periodsNow(queries: Queries): Promise<Periods> {
  return inForce(await chosenPeriods(queries));
}

export function inForce(wanted: Periods): Periods {
  const kept = retention.map(({ id, days }) => {
    const [choice, want] = [choiceOf(id), wanted[id]];
    return [id, choice && want !== undefined ? Math.min(days, Math.max(choice.least, want)) : days] as const;
  });
  return Object.fromEntries(kept);
}

/** When records were last looked through for their age; null before the first time. */
export async function lastSwept(queries: Queries): Promise<number | null> {
  return z.number().safeParse(await readSetting(queries, sweptSetting)).data ?? null;
}

export async function noteSwept({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await writeSetting(db.query, sweptSetting, clock.now(), clock.now());
}
