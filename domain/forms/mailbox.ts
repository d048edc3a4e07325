/**
 * The identity of a mailbox, for counting only: lower case, without a tag after '+', and at Gmail without dots,
 * which it ignores. Mail is still sent to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, 'gmail.com');
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
