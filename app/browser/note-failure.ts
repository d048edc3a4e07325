/**
 * Leaves a trace of a failed call in the visitor's console, as the specification asks; the page tells it in its own
 * words. @param status the answer's status, if there was one; never anything that was typed
 */
export function noteFailure(what: string, status: number): void {
  // biome-ignore lint/suspicious/noConsole: the console is where this is to be found
  console.info(what, status || 'no answer');
}
