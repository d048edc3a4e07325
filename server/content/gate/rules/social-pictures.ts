import { lackingSigns } from '#content/drawings/drawn-words.ts';
import { shareCards } from '#content/drawings/share-cards.ts';
import { cardFaces, type ShareCard } from '#domain/pictures/drawn.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';
import { withRelease } from '#server/content/in-use.ts';

const wordsOf = ({ kicker, title, brand }: ShareCard) => [
  { text: kicker, face: cardFaces.kicker },
  { text: title, face: cardFaces.title },
  { text: brand, face: cardFaces.title },
];

/** They are drawn when a text is saved, in the fonts that drawings are set in. */
const lettered: Rule = {
  id: 'preview-picture-words',
  severity: 'warning',
  holds: 'the picture of a shared page has letters for all of its words',
  *find({ release, whereabouts }) {
    const told = new Set<string>();
    for (const { path, card } of withRelease(release, shareCards)) {
      for (const { text, face } of wordsOf(card)) {
        const lacking = lackingSigns(text.replace(/\s+/g, ' '), face).slice(0, 5).join(' ');
        if (lacking === '' || told.has(text)) continue;
        told.add(text);
        // The offer's page has one for each of its states.
        const page = path.replace(/^(\/summer-offer)\/.*/, '$1');
        const sentence = `The picture that is shown when ${page} is shared leaves out ${quoted(lacking)} in ${quoted(text)}: its letters do not have that. Leave it out of the text, or look whether it still reads well.`;
        yield { page, ...whereabouts(text, page), sentence };
      }
    }
  },
};

export const socialPictureRules = [lettered];
