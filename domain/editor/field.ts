/** What every field of a form has. `key` is its name in the group around it; '' for items and the whole document. */
type Named = { key: string; label: string; help: string | null };

/** What an empty control stands for: nothing at all, `null`, or an empty text that the schema judges. */
export type WhenEmpty = 'left-out' | 'null' | 'empty';

type TextLook = 'line' | 'colour' | 'long' | 'markdown' | 'email' | 'link' | 'date' | 'time';

/** What a text or number may name by its id: it is chosen by its title then. */
export type Referable = 'case-study' | 'question' | 'review';
export type TextField = Named & {
  kind: 'text';
  look: TextLook;
  /** In characters. */
  longest: number | null;
  /** The highest level of headings that a Markdown text may have; null where it may have none. */
  headings: 2 | 3 | null;
  empty: WhenEmpty;
  refersTo: Referable | null;
  /** The field beside it of whose words its id is made; nobody types it then. */
  madeFrom: string | null;
};
export type NumberField = Named & {
  kind: 'number';
  pounds: boolean;
  whole: boolean;
  empty: WhenEmpty;
  refersTo: Referable | null;
  /** The field beside it of whose words its id is made; nobody types it then. */
  madeFrom: string | null;
};
type YesNoField = Named & { kind: 'yes-no'; empty: WhenEmpty };
type ChoiceField = Named & {
  kind: 'choice';
  options: { value: string; label: string }[];
  empty: WhenEmpty;
};
/** A picture of the library, and what it shows in words. */
export type PictureField = Named & { kind: 'picture'; empty: WhenEmpty };
/** What nobody may change: it is shown, and comes back as it is. */
type FixedField = Named & { kind: 'fixed'; value: string | number | boolean | null };
/** What no control fits: it comes back as it was. */
type KeptField = Named & { kind: 'kept' };
export type GroupField = Named & { kind: 'group'; fields: Field[]; as: 'object' | 'list' };
export type ListField = Named & {
  kind: 'list';
  item: Field;
  least: number;
  most: number;
  /** A list; at most one item that may be missing or `null`; or values by a name of their own. */
  as: 'list' | 'left-out' | 'null' | 'by-name';
  /** Whether its items stay in their order, since the site counts on it. */
  inOrder?: boolean;
};
/** One of several groups; `by` is the key that says which. */
export type VariantsField = Named & {
  kind: 'variants';
  by: string;
  variants: { value: string; label: string; fields: Field[] }[];
};

/** A field of a document's form, described from its schema: plain data, which a browser can be given. */
export type Field =
  | TextField
  | NumberField
  | YesNoField
  | ChoiceField
  | PictureField
  | FixedField
  | KeptField
  | GroupField
  | ListField
  | VariantsField;

/** Most items of one list, whatever its schema says. */
export const mostItems = 200;
