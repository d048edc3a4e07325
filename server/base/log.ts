import { requestIdOfWork } from './request-id.ts';

/**
 * One JSON line an event, for the operator. Fields are codes, counts, ids and durations:
 * never names, addresses, messages, tokens or request bodies. What happens for a request carries its id.
 */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

type LogFields = Record<string, string | number | boolean | null | undefined>;

export function jsonLog(now: () => number, write: (line: string) => void): Log {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(
      JSON.stringify({
        ...{ at: new Date(now()).toISOString(), level, event },
        request: requestIdOfWork(),
        ...fields,
      }),
    );
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** The class of an error and its code, without its message, which may quote what somebody typed. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

/**
 * What a fault may leave in the log: its class and code, and where it came from as file and line of our bundle. The
 * message stays out, and with it what was typed: engines and routers quote values and addresses in theirs.
 */
export function traceOf(error: unknown): { kind: string; from: string } {
  return { kind: errorKind(error), from: error instanceof Error ? framesOf(error).join(' ') : '' };
}

const frame = /^ +at .*?([\w.-]+\.(?:m?js|tsx?):\d+):\d+\)?$/gm;
const frames = 8;

function framesOf({ stack = '', message }: Error): string[] {
  // Skips the message, which may contain lines that look like stack frames.
  const start = message ? stack.indexOf(message) + message.length : 0;
  return Array.from(stack.slice(start).matchAll(frame), ([, place = '']) => place).slice(0, frames);
}
