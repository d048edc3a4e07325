import { createContext, type ReactNode, use } from 'react';
import type { Entries } from '#domain/editor/entries.ts';
import type { Field, Referable } from '#domain/editor/field.ts';

/** A picture of the library as a form offers it: its reference, what it is called, and what it shows. */
type PictureChoice = { image: string; name: string; alt: string };

/** One page of the pictures to choose from, with what was looked for and the places of the pages beside it. */
export type PictureOffer = {
  find: string;
  choices: readonly PictureChoice[];
  before: string | null;
  after: string | null;
};

/** Something that a field may name by its id. */
export type Reference = { kind: Referable; value: string; title: string };

/** What every control of the form of a document needs to know. */
export type Editor = {
  entries: Entries;
  /** Messages by the names of controls. */
  wrong: ReadonlyMap<string, string>;
  /** The Markdown that was asked to be shown, by the name of its control. */
  previews: ReadonlyMap<string, string>;
  references: readonly Reference[];
  /** What the names in texts stand for now, such as 'offer.price'. */
  factsNow: readonly (readonly [name: string, words: string])[];
  /** Changes a list at once where a script runs. @returns false to let the form be sent */
  change: (asked: string) => boolean;
  /** The control of a field, for those that hold others. */
  control: (field: Field, name: string) => ReactNode;
  /** The pictures that a field offers, by the name of its control. */
  picturesFor: (name: string) => PictureOffer;
  /** The control that an answer of the website leads to: without a script only the markup can take anyone there. */
  place: string | null;
  /** Whether everything is unfolded from the start. */
  isShort: boolean;
};

export const EditorContext = createContext<Editor | null>(null);

/** @throws Error outside of a document's form */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A field stands outside of its form.');
  return editor;
}

/** Whether a control, or one within it, is what an answer is about: it is wrong, or the place to go on from. */
export function isAskedFor({ wrong, place }: Editor, name: string): boolean {
  const names = place === null ? [...wrong.keys()] : [...wrong.keys(), place];
  return names.some((one) => one === name || one.startsWith(`${name}.`) || one.startsWith(`${name}~`));
}
