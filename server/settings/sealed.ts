import { z } from 'zod';
import type { Keys } from '#server/base/keys.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';

/** A setting that holds a secret: kept encrypted as a whole, under a key that names its purpose too. */
export type SealedSetting<Value> = { key: string; shape: z.ZodType<Value> };

/** What is kept: nothing, a value, or something that today's secret no longer opens. */
export type Opened<Value> = { state: 'none' } | { state: 'open'; value: Value } | { state: 'unreadable' };

/** Opens a sealed setting. Whoever reads it must not let it out: neither to a page nor to the log. */
export async function readSealed<Value>(
  queries: Queries,
  keys: Keys,
  setting: SealedSetting<Value>,
): Promise<Opened<Value>> {
  return openSealed(keys, setting, await readSetting(queries, setting.key));
}

/** The same for a value that has been read already. @param stored parsed JSON; undefined when there is none */
export function openSealed<Value>(keys: Keys, setting: SealedSetting<Value>, stored: unknown): Opened<Value> {
  if (stored === undefined) return { state: 'none' };
  const sealed = z.string().safeParse(stored).data;
  const opened = sealed === undefined ? null : keys.unseal(setting.key, sealed);
  const value = opened && setting.shape.safeParse(parse(opened.text));
  return value?.success ? { state: 'open', value: value.data } : { state: 'unreadable' };
}

/** Keeps a value encrypted in place of the one before. */
export async function writeSealed<Value>(
  queries: Queries,
  keys: Keys,
  setting: SealedSetting<Value>,
  { value, now }: { value: Value; now: number },
): Promise<void> {
  await writeSetting(queries, setting.key, keys.seal(setting.key, JSON.stringify(value)), now);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
