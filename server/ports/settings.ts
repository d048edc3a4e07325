/**
 * Where a setting that holds now comes from: the environment, which wins; what the owner saved; or what she saved and
 * today's secret no longer opens. Null where nothing is set.
 */
type SettingFrom = 'environment' | 'saved' | 'unreadable' | null;

type Held = { from: SettingFrom; value: string | undefined };

/** How mail is sent and read now. Addresses of servers hold passwords: they never leave the server. */
export type SettingsInForce = {
  /** As SMTP_URL. */
  smtp: Held;
  /** As IMAP_URL. */
  imap: Held;
  /** As MAIL_FROM. */
  sender: Held;
  /** As AGENCY_EMAIL. */
  agencyEmail: Held;
};

export type Settings = {
  /** What holds, as last looked at: for transactions and whatever cannot wait. */
  now: () => SettingsInForce;
  /** Looks what holds; not within a transaction. */
  fresh: () => Promise<SettingsInForce>;
};
