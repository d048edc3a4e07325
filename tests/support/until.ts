/** Repeats the question until its answer is truthy. The generous time limit ends a hang; it is no speed limit. */
export async function until<T>(ask: () => Promise<T> | T, what: string): Promise<NonNullable<T>> {
  const end = Date.now() + 240_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
