/**
 * One JSON line an event, for the operator. Fields are codes, counts, ids and durations:
 * never names, addresses, messages, tokens or request bodies.
 */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

type LogFields = Record<string, string | number | boolean | null | undefined>;

export function jsonLog(now: () => number, write: (line: string) => void): Log {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** The class of an error and its code, without its message, which may quote what somebody typed. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
