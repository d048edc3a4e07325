/** What the rules look at on one page, gathered in one reading of its HTML. */
export type PageView = {
  path: string;
  /** Length of the HTML in bytes. */
  bytes: number;
  language: string;
  titles: string[];
  /** Content of `<meta>` by its name or property, in lower case. */
  metas: ReadonlyMap<string, string[]>;
  canonicals: string[];
  headings: Heading[];
  links: Link[];
  images: Image[];
  /** Buttons and fields that a screen reader could only call by their kind. */
  unnamed: Unnamed[];
  /** Names of other places of the page that an attribute refers to. */
  references: { attribute: string; id: string }[];
  ids: string[];
  /** Languages of other versions of the page, as `hreflang` names them. */
  languages: string[];
  /** Texts of the blocks of structured data. */
  structured: string[];
  /** What can be read in the body, one text for each paragraph, heading, item, cell or label. */
  blocks: string[];
  /** Names of the elements with a style attribute, and of scripts that the page brings in its text. */
  againstPolicy: string[];
  tables: Table[];
  /** Elements inside each other at the deepest place. */
  depth: number;
  /** Compressed bytes up to the end of the main heading; 0 where there is none. */
  firstFlight: number;
};

export type Heading = { level: number; text: string; classes: string };
/** `name` is what a screen reader says of it, `words` what can be read in it. */
export type Link = {
  href: string;
  name: string;
  words: string;
  target: string;
  rel: string;
  button: boolean;
};
/** `below` is the heading before it. */
type Unnamed = { kind: 'button' | 'field'; below: string };
type Image = { src: string; alt: string | null; width: string; height: string; decorative: boolean };
/** Cells of the longest row, and whether something around the table scrolls sideways. */
export type Table = { columns: number; scrolls: boolean };
