import { readReference } from '#domain/pictures/reference.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { fieldOf, inField, quoted, textsOf } from '#server/content/gate/texts.ts';
import type { PictureStates } from '#server/content/pictures/states.ts';

/** They are judged before the pages are made; without the states of pictures they have nothing to say. */
type Library = {
  documents: ReadonlyMap<string, { facts: object }>;
  pictures?: PictureStates;
};

/** Every picture that a text names, with what the library says of it; null where it is not there. */
function* picturesIn({ documents, pictures }: Library) {
  if (!pictures) return;
  for (const [document, { facts }] of documents)
    for (const { path, text } of textsOf(facts)) {
      const reference = readReference(text);
      if (!reference) continue;
      const { id, cut, width, height } = reference;
      const known = pictures.cuts.get(`${id}-${cut}`);
      const cutOf = known?.width === width && known.height === height ? known : null;
      // The control of a picture is that of its field, not of its parts.
      yield { document, field: fieldOf(path.slice(0, -1)), state: cutOf?.state ?? null };
    }
}

const missing: Rule<Library> = {
  id: 'picture-missing',
  severity: 'refusal',
  holds: 'every picture that a text names is in the library',
  *find(library) {
    for (const { document, field, state } of picturesIn(library)) {
      if (state !== null) continue;
      const sentence = `${inField(document, field)} there is a picture that is not in the library. Please choose another.`;
      yield { document, field, sentence };
    }
  },
};

const unprepared: Rule<Library> = {
  id: 'picture-unprepared',
  severity: 'refusal',
  holds: 'every picture that a text names has its sizes',
  *find(library) {
    for (const { document, field, state } of picturesIn(library)) {
      if (state === null || state === 'ready') continue;
      const why =
        state === 'waiting'
          ? 'whose sizes are being made. Please try again in a minute'
          : 'whose sizes could not be made. Its page in the library says why';
      yield { document, field, sentence: `${inField(document, field)} there is a picture ${why}.` };
    }
  },
};

const unused: Rule<Library> = {
  id: 'picture-unused',
  severity: 'warning',
  holds: 'every picture of the library is shown somewhere',
  *find({ pictures }) {
    const [first, ...more] = pictures?.unused ?? [];
    if (first === undefined) return;
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    const sentence = `No text shows the picture ${quoted(first)}${others} of the library. What is not needed can be removed there.`;
    yield { sentence };
  },
};

export const pictureRules = [missing, unprepared, unused];
