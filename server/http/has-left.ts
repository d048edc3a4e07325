/** Whether something failed because its visitor went away, who gets no answer. Whatever else fails then is a fault. */
export function hasLeft({ signal }: Request, error: unknown): boolean {
  return signal.aborted && (error === signal.reason || (error as Error | null)?.name === 'AbortError');
}
