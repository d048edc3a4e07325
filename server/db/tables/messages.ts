import type { Generated } from 'kysely';

export type MessageTables = {
  messages: MessageTable;
  message_files: MessageFileTable;
  mailbox_folders: MailboxFolderTable;
  letter_templates: LetterTemplateTable;
  signatures: SignatureTable;
};

/** A letter that came in, or that went out to a person. */
export type MessageTable = {
  id: string;
  /** Null while nobody has said whose it is. */
  person_id: string | null;
  direction: 'in' | 'out';
  kind: 'letter' | 'automatic' | 'bounce';
  /** 'unsorted' from somebody unknown; 'not-ours' once staff have said so. */
  state: 'sorted' | 'unsorted' | 'not-ours';
  /** The Message-ID with its brackets; the same letter is stored once. */
  message_id: string;
  in_reply_to: string | null;
  /** The ids of the thread before it, separated by spaces. */
  refs: string;
  from_name: string;
  from_email: string;
  /** JSON list of addresses in lower case. */
  to_emails: string;
  subject: string;
  text: string;
  /** 1 when it came into the thread of its person from an address that is not known as theirs. */
  stranger: Generated<0 | 1>;
  /** The colleague who forwarded it to the mailbox. */
  passed_on_by: Generated<string | null>;
  /** 1 when the mailbox's server has confirmed who sent it, 0 when it has not; null when it is not known to tell. */
  sender_confirmed: Generated<0 | 1 | null>;
  /** JSON of what stands in the mailbox alone: `Letter.left`. */
  left_out: Generated<string>;
  /** Why a mail of ours did not arrive, as the receiver's server said. */
  bounce_reason: Generated<string | null>;
  author_id: Generated<string | null>;
  /** When a mail of ours left the outbox. */
  sent_at: Generated<number | null>;
  at: number;
  created_at: number;
};

type MessageFileTable = {
  id: string;
  message_id: string;
  position: number;
  /** Null when it is not kept here; then `missing` says why. */
  stored_name: string | null;
  original_name: string;
  type: string;
  bytes: number;
  sha256: string | null;
  missing: 'too-large' | 'no-room' | null;
  created_at: number;
};

/** How far a folder of the mailbox was read. */
export type MailboxFolderTable = {
  name: 'inbox' | 'sent';
  /** Which mailbox it was: another one is begun anew. */
  account: string;
  uid_validity: string;
  last_uid: number;
  /** When it was first read: what came before is history. */
  began_at: number;
  /** When the latest letter that was read had arrived. */
  latest_at: number;
  /** The letter in hand, and how often it was begun: one that cannot be read is passed over in the end. */
  trying_uid: number | null;
  tries: number;
};

type LetterTemplateTable = { id: string; name: string; subject: string; text: string; updated_at: number };
type SignatureTable = { staff_id: string; text: string; updated_at: number };
