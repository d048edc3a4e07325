// Preloaded into a site’s process: reports, when asked, the longest stretch of work between two turns of its event
// loop since then. It counts processor time of the thread: while a busy machine lets it wait, nothing is held up by us.
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = worked();
let longest = 0;
const note = () => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
};
setInterval(note, 1).unref();
process.on('message', (message) => {
  if (message !== 'loop-delay') return;
  note();
  process.send?.({ loopDelayMs: longest });
  longest = 0;
});

export {};
