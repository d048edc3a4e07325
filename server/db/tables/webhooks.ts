import type { Generated } from 'kysely';

/** Addresses of other programs that are told of leads and calls. */
export type WebhookTables = { webhook_endpoints: WebhookEndpointTable };

export type WebhookEndpointTable = {
  id: string;
  name: string;
  /** What may be shown of its address. */
  host: string;
  /** The address, sealed: those of Zapier and the like are as secret as a password. */
  sealed_url: string;
  /** The secret that signs, sealed. */
  sealed_secret: string;
  /** The secret before it, which signs as well until `former_until`. */
  sealed_former: Generated<string | null>;
  former_until: Generated<number | null>;
  /** JSON list of the events that it is told of. */
  events: string;
  /** Since when it is told nothing. */
  off_at: Generated<number | null>;
  /** Switched off by staff, after days of failures, or because it said that it is gone. */
  off_because: Generated<'staff' | 'failing' | 'gone' | null>;
  last_sent_at: Generated<number | null>;
  failing_since: Generated<number | null>;
  created_at: number;
};
