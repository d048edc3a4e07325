/** So many bytes as they are, then so many again from so far back; `length` 0 at the end. */
export type Step = { literals: Uint8Array; length: number; distance: number };

/** A repeat of fewer bytes costs as much as they do. */
const shortest = 5;

/** What comes again within a short text, the longest repeat at each place. */
export function stepsOf(text: Buffer): Step[] {
  const places = new Map<string, number[]>();
  const keyAt = (at: number) => text.toString('latin1', at, at + shortest);
  const longestAt = (at: number) => {
    let best = { length: 0, distance: 0 };
    for (const from of at + shortest <= text.length ? (places.get(keyAt(at)) ?? []) : []) {
      let length = shortest;
      while (at + length < text.length && text[from + length] === text[at + length]) length += 1;
      if (length >= best.length) best = { length, distance: at - from };
    }
    return best;
  };
  const remember = (at: number) => {
    const key = keyAt(at);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  };
  const steps: Step[] = [];
  let since = 0;
  for (let at = 0; at < text.length; ) {
    const found = longestAt(at);
    remember(at);
    at += 1;
    // A longer one may begin a byte later.
    if (found.length === 0 || longestAt(at).length > found.length) continue;
    steps.push({ literals: text.subarray(since, at - 1), ...found });
    since = at - 1 + found.length;
    for (; at < since; at += 1) remember(at);
  }
  if (since < text.length) steps.push({ literals: text.subarray(since), length: 0, distance: 0 });
  return steps;
}
