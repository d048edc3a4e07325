/** A key that no other submission has. Also where the page came unencrypted, which has no `randomUUID`. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
