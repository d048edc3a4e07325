import type { CollectionName } from '#domain/editor/collections.ts';

type Words = {
  /** On the button in the list, and on the page that it leads to. */
  begin: string;
  intro: string;
  title: string;
  titleHint: string;
  longest: number;
};

/** What the owner's area says of adding to a collection. */
export const collectionWords: Readonly<Record<CollectionName, Words>> = {
  notes: {
    begin: 'Write a note',
    intro:
      'A note is a short article with a date. The first one that you publish brings the page of all notes, its link in the menu and the feed with it.',
    title: 'Title',
    titleHint: 'You can change it later. The address stays.',
    longest: 70,
  },
  'case-studies': {
    begin: 'Add a case study',
    intro:
      'A case study tells one project from the first complaint to the result. Nobody sees it before you publish it.',
    title: 'Client or project',
    titleHint: 'The name that stands on its card.',
    longest: 40,
  },
};
