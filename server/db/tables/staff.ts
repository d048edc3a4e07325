import type { Generated } from 'kysely';

/** What somebody of the team may do. */
export type Role = 'owner' | 'staff';

/** The team and its ways in, beside the tables that better-auth reads and writes by itself. */
export type StaffTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  staff_invitations: InvitationTable;
  staff_links: StaffLinkTable;
  staff_totp: TotpTable;
  staff_recovery_codes: RecoveryCodeTable;
  staff_passkeys: PasskeyTable;
  staff_steps: StaffStepTable;
};

/** better-auth's users, with our own columns; its dates are text on SQLite and are left to it. */
type StaffTable = {
  id: string;
  name: string;
  email: string;
  role: Generated<Role>;
  /** Since when somebody is no longer a colleague; the row stays for what they did. */
  left_at: Generated<number | null>;
};

/** better-auth's sessions, as far as we read them. */
type StaffSessionTable = {
  id: string;
  token: string;
  userId: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** When the last request came in, to some minutes. */
  last_used_at: Generated<number | null>;
};

type InvitationTable = {
  id: string;
  /** In lower case. */
  email: string;
  role: Role;
  invited_by: string | null;
  created_at: number;
  expires_at: number;
};

/** One-time links: to a new password (`staff_id`), or into the team (`invitation_id`). Gone once used. */
type StaffLinkTable = {
  token_hash: string;
  staff_id: string | null;
  invitation_id: string | null;
  created_at: number;
  expires_at: number;
};

type TotpTable = {
  staff_id: string;
  sealed_secret: string;
  /** Null until a first code has shown that the app has the secret. */
  confirmed_at: number | null;
  /** The period of the last code that was taken: neither it nor an earlier one is taken again. */
  last_step: number;
  created_at: number;
};

type RecoveryCodeTable = {
  code_hash: string;
  staff_id: string;
  created_at: number;
  used_at: number | null;
};

export type PasskeyTable = {
  /** The credential's id, base64url. */
  id: string;
  staff_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

/** Something begun in one request and ended in another, by a cookie: a sign-in after its password, a passkey's challenge. */
export type StaffStepTable = {
  token_hash: string;
  kind: 'second-factor' | 'passkey-sign-in' | 'passkey-set-up';
  staff_id: string | null;
  challenge: string;
  created_at: number;
  expires_at: number;
};
