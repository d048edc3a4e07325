/** Words from which on a sentence is noticed when it comes again; titles and labels without a full stop are longer. */
const least = { sentence: 5, label: 8 };

/** Sentences of a text, without capitals, that are long enough to be noticed when they come again. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((one) => one.split(/\s+/).length >= (/[.!?]$/.test(one) ? least.sentence : least.label));
}

/** Headings and taglines that are meant to stand in two places. */
const meant = new Set(["let's start your digital journey", 'ai powered digital marketing services']);
/** The states of an offer are alternatives: they are never shown together. */
const alternatives = /limited-time summer offer|tell me about the next offer/;

/** Sentences that stand in two places, with the place where each was read first. */
export function* saidTwice(
  texts: Iterable<{ place: string; text: string }>,
): Generator<{ sentence: string; first: string; place: string; text: string }> {
  const first = new Map<string, string>();
  for (const { place, text } of texts) {
    for (const sentence of sentencesOf(text)) {
      const before = first.get(sentence);
      if (before === undefined) first.set(sentence, place);
      else if (before !== place && !meant.has(sentence) && !alternatives.test(sentence)) {
        yield { sentence, first: before, place, text };
      }
    }
  }
}
