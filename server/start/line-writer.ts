/** Writes bytes at once, as many as fit, and says how many. @throws the system's error: EAGAIN when none fit now */
type WriteNow = (bytes: Buffer) => number;

type Options = {
  write: WriteNow;
  /** What waits for a reader that has stopped, in bytes. What comes beyond is dropped and counted. */
  mostWaiting: number;
  retryMs: number;
  /** The line that says how many were lost, once writing works again. */
  lost: (count: number) => string;
};

/** @property lines how many lines are lost with it  @property begun whether a part of it is written already */
type Waiting = { bytes: Buffer; lines: number; begun: boolean };

/**
 * Writes lines to a place that may be full, closed or not read: never waits, never fails, never keeps more than a
 * bounded amount. What could not be written is counted, and told before the next line that can be.
 */
export function lineWriter({ write, mostWaiting, retryMs, lost }: Options): (line: string) => void {
  let waiting: Waiting[] = [];
  let bytesWaiting = 0;
  let linesLost = 0;
  /** The last line was cut off, so the next one starts on a new line. */
  let torn = false;
  let timer: NodeJS.Timeout | undefined;

  const tellLost = () => {
    if (linesLost === 0 || waiting[0]?.begun) return;
    const bytes = Buffer.from(`${torn ? '\n' : ''}${lost(linesLost)}`);
    waiting.unshift({ bytes, lines: linesLost, begun: false });
    bytesWaiting += bytes.length;
    linesLost = 0;
    torn = false;
  };
  const writeFirst = (first: Waiting) => {
    const written = write(first.bytes);
    bytesWaiting -= written;
    if (written === first.bytes.length) waiting.shift();
    else waiting[0] = { ...first, bytes: first.bytes.subarray(written), begun: true };
  };
  const giveUp = () => {
    torn ||= waiting[0]?.begun ?? false;
    for (const { lines } of waiting) linesLost += lines;
    waiting = [];
    bytesWaiting = 0;
  };
  const pump = () => {
    try {
      for (tellLost(); waiting[0]; tellLost()) writeFirst(waiting[0]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') timer = setTimeout(goOn, retryMs).unref();
      else giveUp();
    }
  };
  const goOn = () => {
    timer = undefined;
    pump();
  };

  return (line) => {
    const bytes = Buffer.from(line);
    if (bytesWaiting + bytes.length > mostWaiting) {
      linesLost += 1;
      return;
    }
    waiting.push({ bytes, lines: 1, begun: false });
    bytesWaiting += bytes.length;
    if (!timer) pump();
  };
}
