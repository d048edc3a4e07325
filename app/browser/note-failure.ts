/**
 * Logs a failed call to the visitor’s console, as the specification asks; the page shows its own message. Nothing
 * that was typed is logged.
 * @param status the status of the answer, if there was one
 */
export function noteFailure(what: string, status: number): void {
  // biome-ignore lint/suspicious/noConsole: the console is where this is to be found
  console.info(what, status || 'no answer');
}
