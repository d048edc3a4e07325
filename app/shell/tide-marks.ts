import { createContext } from 'react';
import { openMarks } from '#domain/shore/fill.ts';

/** The tide of the request; of a page that is made ahead the open marks, which are filled when it is sent. */
export const TideMarksContext = createContext(openMarks);
