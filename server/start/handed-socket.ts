/** The first descriptor that a supervisor hands over (sd_listen_fds(3)). */
const firstHanded = 3;

/**
 * The listening socket that systemd, or another supervisor in its way, has opened for this process; null when none
 * was. It stays open between two processes, so that who comes while a version changes waits instead of being refused.
 */
export function handedSocket(
  environment: Record<string, string | undefined>,
  pid = process.pid,
): number | null {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  // Variables of a parent that this one has inherited are not meant for it.
  return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) >= 1 ? firstHanded : null;
}
