/** Columns that are the program's own: keys of forms, hashes, names of files on disk, ids of colleagues. */
const technical = new Set([
  ...[
    'idempotency_key',
    'request_hash',
    'request_key',
    'email_key',
    'mailbox_key',
    'network_hash',
    'move_key',
  ],
  ...['dedupe_key', 'stored_name', 'sha256', 'link_version', 'generation', 'sequence', 'position'],
  ...[
    'owner_id',
    'author_id',
    'by_id',
    'undone_by',
    'passed_on_by',
    'actor',
    'warned_for',
    'edited_at',
    'code',
  ],
]);

/** Columns that hold JSON as text. What people typed is never read as JSON, whatever it looks like. */
const json = new Set([
  ...['payload', 'attribution', 'reasons', 'visitor_moves', 'to_emails', 'left_out', 'snapshot', 'before'],
]);

/** A row without what is the program's own, and with its JSON opened. */
export function readable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row)
    .filter(([key]) => !technical.has(key))
    .map(([key, value]) => [key, json.has(key) && typeof value === 'string' ? opened(value) : value] as const)
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, within(value)]));
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null ? readable(value as Record<string, unknown>) : value;
}

function opened(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Takes the secret part out of links that work for one person without signing in: whoever has the file would have them. */
export function withoutPrivateLinks(text: string, siteUrl: string): string {
  const start = siteUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(
    `(${start}/(?:booking|newsletter/(?:confirm|unsubscribe)|new-password|invitation|set-up)/)[\\w.~%-]+`,
    'g',
  );
  return text.replaceAll(link, '$1(private link left out)');
}
