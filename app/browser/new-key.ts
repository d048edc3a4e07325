/** A unique idempotency key. Works without `randomUUID` too, which browsers lack on pages without encryption. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
