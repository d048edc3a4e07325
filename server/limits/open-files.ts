import { readFileSync } from 'node:fs';
import type { ConnectionBounds } from './connections.ts';

/** What everything but visitors' connections has open at once, at the most: database, uploads, calls to others. */
const othersOpen = 512;

/** How many files and connections this process may have open at once; Infinity where the system does not say. */
export function mostOpenFiles(limits: string = ownLimits()): number {
  const most = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Bounds within what may be open: beyond it the system closes new connections without a word, to us or to visitors, and
 * no idle one gives way.
 */
export function fittingConnections(bounds: ConnectionBounds, mostOpen: number): ConnectionBounds {
  return {
    ...bounds,
    total: Math.min(bounds.total, Math.max(Math.floor(mostOpen / 2), mostOpen - othersOpen)),
  };
}

/** For whoever starts the site; null when the connections of a small server fit. */
export function openFilesWarning(bounds: ConnectionBounds, mostOpen: number): string | null {
  const [{ total }, fits] = [bounds, fittingConnections(bounds, mostOpen).total];
  if (fits === total) return null;
  return `This process may have ${mostOpen} files open at once, so no more than ${fits} connections of visitors are kept. Let it have ${total + othersOpen} or more (LimitNOFILE of systemd, ulimit -n).`;
}
