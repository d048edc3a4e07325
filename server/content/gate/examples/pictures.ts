import { changed, releaseOf } from './edited.ts';
import type { Examples } from './example.ts';
import { right } from './right.ts';

const image = '0123456789abcdef-0b1c2d3e-800x600-cc';
const picture = { image, alt: 'The harbour', decorative: false };
const release = releaseOf(changed('case-studies/yards-store', ['picture'], picture));
const library = (cut: object | null, ...unused: string[]) =>
  right({
    release,
    pictures: { cuts: new Map(cut ? [['0123456789abcdef-0b1c2d3e', cut as never]] : []), unused },
  });
const size = { width: 800, height: 600 };

export const pictureExamples: Examples = {
  'picture-missing': [
    { wrong: library(null), says: 'a picture that is not in the library' },
    { wrong: library({ ...size, width: 640, state: 'ready' }), says: 'a picture that is not in the library' },
  ],
  'picture-unprepared': [
    { wrong: library({ ...size, state: 'waiting' }), says: 'whose sizes are being made' },
    { wrong: library({ ...size, state: 'failed' }), says: 'whose sizes could not be made' },
  ],
  'picture-unused': [
    { wrong: library({ ...size, state: 'ready' }, 'a.jpg', 'b.jpg'), says: 'the picture ‘a.jpg’ and 1 more' },
  ],
};
