/** Where a sentence ends: before the next one, and not within a figure or a bracket. */
const nextSentence = /(?<=[.!?][’)]?)\s+(?=[A-Z0-9‘£])/;

/** The first sentence of an answer as plain text: by the house's rule it is the answer. What would lead to a list ends here. */
export function shortAnswer(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n{2,}/);
  const plain = paragraph.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`\\]/g, '');
  return (plain.split(nextSentence)[0]?.trim() ?? '').replace(/:$/, '.');
}
