import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a site’s process: reports, when asked, the longest delay of its event loop since then.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'loop-delay') return;
  process.send?.({ loopDelayMs: delay.max / 1e6 });
  delay.reset();
});
