const longestAnswer = 300;

/**
 * What a server said, fit to be shown: one line of plain signs, not too long, and without the credentials that were
 * just sent there, in any of the forms in which they travel.
 * @param secrets user name and password; of these only what is too short to be one may stand in an answer
 */
export function shownAnswer(said: string, { user, password }: { user: string; password: string }): string {
  const forms = [password, user, `\0${user}\0${password}`].filter((text) => text.length > 3);
  const hidden = forms.flatMap((text) => [text, toBase64(text), encodeURIComponent(text)]);
  const plain = hidden
    .sort((a, b) => b.length - a.length)
    .reduce((text, one) => text.replaceAll(one, '…'), said)
    .replaceAll(/[^\x20-\x7e…]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return plain.length > longestAnswer ? `${plain.slice(0, longestAnswer)}…` : plain;
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
