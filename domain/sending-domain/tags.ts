/** The tags of a DKIM key or a DMARC record (RFC 6376, 7489): `v=DMARC1; p=none`. */
function readTags(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';').slice(0, 50)) {
    const [name = '', ...value] = part.split('=');
    const key = name.trim().toLowerCase();
    if (key && !tags.has(key)) tags.set(key, value.join('=').trim());
  }
  return tags;
}

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** What others are asked to do with mail that fails; null for a record that is none. */
export function dmarcPolicy(record: string): DmarcPolicy | null {
  if (!/^v=DMARC1 *(?:;|$)/i.test(record)) return null;
  const policy = readTags(record).get('p')?.toLowerCase();
  return policy === 'quarantine' || policy === 'reject' || policy === 'none' ? policy : null;
}

/** Whether a text is a key by which signatures can be checked; an empty one has been withdrawn. */
export function dkimKey(record: string): 'key' | 'withdrawn' | null {
  const tags = readTags(record);
  const version = tags.get('v');
  if ((version !== undefined && version !== 'DKIM1') || !tags.has('p')) return null;
  return tags.get('p') === '' ? 'withdrawn' : 'key';
}
