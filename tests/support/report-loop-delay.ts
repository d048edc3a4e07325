import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a site's process beside it: tells, when asked, how long its event loop was held up at most since then.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'loop-delay') return;
  process.send?.({ loopDelayMs: delay.max / 1e6 });
  delay.reset();
});
