import type { Generated } from 'kysely';

/** What the site says, where it was changed in the browser. Documents are named as in `content/documents.ts`. */
export type ContentTables = {
  content_versions: ContentVersionTable;
  content_drafts: ContentDraftTable;
  content_releases: ContentReleaseTable;
  content_release_files: ContentReleaseFileTable;
  content_previews: ContentPreviewTable;
  content_defaults: ContentDefaultTable;
  review_proofs: ReviewProofTable;
};

/** A saved state of a document. Never changed or deleted: triggers hold it. */
type ContentVersionTable = {
  id: string;
  document: string;
  /** Counts from 1 in each document; 0 means what ships with the code. */
  number: number;
  /** JSON. */
  facts: string;
  /** What its schema was when it was saved; see `schemaHash`. */
  schema_hash: string;
  /** Null when it came with an import, or once its author's account is gone. */
  author_id: string | null;
  note: string;
  created_at: number;
  /** The delivered text that it was last compared with; null in versions from before that was noted. */
  default_hash: string | null;
};

/** What somebody has typed and not saved; each of the team has their own. */
type ContentDraftTable = {
  document: string;
  staff_id: string;
  /** JSON; it need not fit the schema. */
  facts: string;
  /** The version that they began with. */
  base_number: number;
  saved_at: number;
  /** JSON: what was typed of the proofs of reviews, in the order of the reviews. */
  proofs: string | null;
  /** Which form kept it, as that named itself; null where none did. */
  form: string | null;
};

export type ReleaseState = 'scheduled' | 'live' | 'replaced' | 'refused' | 'withdrawn';

/** A whole set of versions that visitors get, got or are to get. At most one is live. */
export type ContentReleaseTable = {
  id: string;
  number: number;
  state: ReleaseState;
  /** JSON {document: number} of all that differs from what ships with the code. */
  documents: string;
  /** JSON {document: {from, to}}: what it changes, and in which versions that was live when it was decided. */
  changes: string;
  /** When a scheduled one is due. */
  publish_at: number | null;
  author_id: string | null;
  note: string;
  /** The number of the release that it brought back. */
  back_to: number | null;
  /** Which build made its files. */
  build: string;
  /** JSON of the findings that were in its way, or that it was published with. */
  findings: Generated<string>;
  created_at: number;
  published_at: number | null;
  /** When it was replaced, refused or withdrawn. */
  ended_at: number | null;
  /** Who withdrew it. */
  ended_by: string | null;
};

/** What a release answers with, kept for the live one and the one before it. */
type ContentReleaseFileTable = {
  release_id: string;
  /** Path of the address, such as '/about'. */
  address: string;
  type: string;
  body: Uint8Array;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
  /** 1: compressed in haste, smaller forms are to follow. */
  quick: Generated<number>;
};

/** A link that shows documents as they are to be, to somebody without an account. */
type ContentPreviewTable = {
  id: string;
  token_hash: string;
  /** JSON {document: number}. */
  documents: string;
  author_id: string | null;
  /** For whom it is. */
  note: string;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
};

/** A text that shipped with the code and was edited: what its versions were written over. */
type ContentDefaultTable = {
  document: string;
  hash: string;
  /** JSON. */
  facts: string;
  schema_hash: string;
  first_at: number;
};

/** Proof that a review is real; personal data of who gave it, which goes when it was erased. */
export type ReviewProofTable = {
  /** The id of the review within its document. */
  review_id: number;
  state: 'held' | 'erased';
  giver: string | null;
  contact: string | null;
  given_on: string | null;
  permission: string | null;
  original: string | null;
  saved_at: number;
  erased_at: number | null;
  /** When it was first noticed that nothing shows the review; null while something does. */
  unused_since: Generated<number | null>;
};
