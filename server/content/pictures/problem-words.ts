import type { PictureProblem } from '#server/db/tables/pictures.ts';

/** Why nothing could be made of a picture, as whoever sent it is told. */
export const problemWords: Readonly<Record<PictureProblem, string>> = {
  broken:
    'It cannot be read to its end, or is smaller than 32 pixels. Please send it again, or another copy.',
  'too-large': 'It has more than 64 million pixels. Please send a smaller copy.',
  'no-library':
    'Pictures cannot be worked on here, as the library that does it (sharp) cannot be loaded. Whoever runs the server can install it.',
  'too-slow': 'Making its sizes took too long. Try again, or send a smaller copy.',
};
