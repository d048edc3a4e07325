import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { minuteMs } from '#domain/format/durations.ts';
import { getJson } from './get-json.ts';

export type ConnectionState = 'checking' | 'authenticated' | 'not-authenticated' | 'error';

type Status = { connected: boolean; error: string | null; connectedAt: string | null };
type Shown = { state: ConnectionState; message: string | null };

/** How Google's redirect ended, from the query of the page it came back to. */
export type Returned = { status: string | null; message: string | null; popup: boolean };

const blockedMessage = 'Popup Blocked: Please allow popups for this site and try again.';
const connectedMessage = 'Google Calendar has been connected successfully.';
const failedMessage = 'Failed to connect Google Calendar';
const channelName = 'google-calendar';

const everyMs = 1000;
const recheckMs = 1000;
/** Google’s pages can cut the link to the popup, which then looks closed; the status is polled this much longer. */
const watchMs = 3 * minuteMs;

/** The result from the redirect’s query; without one, the connection as the server saw it. */
function shownAtFirst(initial: Status, { status, message }: Returned): Shown {
  if (status === 'success') return { state: 'authenticated', message: message || connectedMessage };
  if (status === 'error') return { state: 'error', message: message || failedMessage };
  if (initial.error) return { state: 'error', message: initial.error };
  return { state: initial.connected ? 'authenticated' : 'not-authenticated', message: null };
}

/**
 * The connection as a page shows it, and the popup in which it is made. Polls each second whether the popup is
 * closed, and meanwhile the status, since the popup’s own message may never arrive.
 */
export function useConnection(initial: Status, returned: Returned) {
  const [shown, setShown] = useState<Shown>(() => shownAtFirst(initial, returned));
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const recheck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef(initial.connectedAt);
  /** Counts messages of the popup: a status check that began before the latest one is outdated. */
  const newsCount = useRef(0);
  const stopWatching = useCallback(() => {
    clearInterval(timer.current);
    clearTimeout(recheck.current);
  }, []);

  const settle = useCallback(
    (status: Status) => {
      if (status.connected && status.connectedAt !== before.current) {
        before.current = status.connectedAt;
        stopWatching();
        setShown({ state: 'authenticated', message: connectedMessage });
        void revalidate();
        return;
      }
      setShown(shownAtFirst(status, { status: null, message: null, popup: false }));
    },
    [revalidate, stopWatching],
  );

  const check = useCallback(async () => {
    setShown({ state: 'checking', message: null });
    const asked = newsCount.current;
    try {
      const status = await getJson<Status>('/api/admin/calendar/status');
      if (newsCount.current === asked) settle(status);
    } catch {
      if (newsCount.current === asked)
        setShown({ state: 'error', message: 'Failed to check calendar status' });
    }
  }, [settle]);

  const connect = useCallback(
    (address: string) => {
      const popup = window.open(address, 'google-calendar', 'popup,width=600,height=600');
      if (!popup) {
        setShown({ state: 'error', message: blockedMessage });
        return;
      }
      const startedAt = Date.now();
      let closed = false;
      stopWatching();
      timer.current = setInterval(() => {
        if (popup.closed && !closed) {
          closed = true;
          recheck.current = setTimeout(() => void check(), recheckMs);
        }
        if (Date.now() - startedAt > watchMs) stopWatching();
        else
          getJson<Status>('/api/admin/calendar/status').then(
            (status) => status.connectedAt !== before.current && settle(status),
            () => undefined,
          );
      }, everyMs);
    },
    [check, settle, stopWatching],
  );

  useEffect(() => stopWatching, [stopWatching]);
  useNewsOfPopup(returned, (news) => {
    newsCount.current += 1;
    stopWatching();
    setShown(shownAtFirst({ connected: false, error: null, connectedAt: null }, news));
    void revalidate();
  });
  // A result that the page already shows is not news the next time the popup is watched.
  useEffect(() => {
    before.current = initial.connectedAt;
  }, [initial.connectedAt]);
  return { ...shown, check, connect };
}

/** The popup tells the page that opened it and closes; that page listens here. */
function useNewsOfPopup(returned: Returned, onNews: (news: Returned) => void): void {
  const listener = useRef(onNews);
  listener.current = onNews;
  const { popup, status, message } = returned;
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    if (popup && status) {
      channel.postMessage({ status, message });
      const closing = setTimeout(() => window.close(), 300);
      return () => {
        clearTimeout(closing);
        channel.close();
      };
    }
    channel.onmessage = ({ data }: MessageEvent<{ status: string; message: string | null }>) =>
      listener.current({ ...data, popup: false });
    return () => channel.close();
  }, [popup, status, message]);
}
