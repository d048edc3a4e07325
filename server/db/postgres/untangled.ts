const mostTries = 5;

/**
 * Runs a transaction, and again when PostgreSQL has ended it because two waited for each other's rows (40P01). It must
 * begin anew each time and do nothing outside of it.
 */
export async function untangled<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '40P01';
}
