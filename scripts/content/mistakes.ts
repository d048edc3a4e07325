/** The mistakes in the content, as sentences that name the file; for an unexpected error, the whole error. */
export function mistakesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const sentences = error.message.split('\n').filter((line) => line.startsWith('content/'));
  if (sentences.length > 0) return sentences;
  return slip(error) ?? [error.stack ?? error.message];
}

/** A forgotten comma, or a quotation mark inside quotation marks. */
function slip(error: Error): string[] | undefined {
  const place = /^\S*\/(content\/\S+\.ts):(\d+)$/m.exec(error.stack ?? '');
  if (error.name !== 'SyntaxError' || !place) return undefined;
  const hint = 'Look for a missing comma, or an apostrophe between single quotation marks';
  return [`${place[1]}: line ${place[2]}, or just before it: ${error.message}. ${hint}.`];
}
