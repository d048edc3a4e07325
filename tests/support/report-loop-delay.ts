// Preloaded into a site’s process: reports, when asked, all work since it was asked last, and the longest stretch of it
// between two turns of its event loop. It counts processor time of the thread: while a busy machine lets it wait, nothing is held up by us.
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = worked();
let asked = before;
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
  process.send?.({ loopDelayMs: longest, workedMs: before - asked });
  longest = 0;
  asked = before;
});

export {};
