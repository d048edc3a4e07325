const worker = '/notices-worker.js';

/** Whether this browser has what web push needs. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks for permission and for the address under which this browser can be reached. One made for another key, as after
 * a change of the site's, gives way.
 * @param key the site's public key, base64url
 * @throws Error with a sentence for who sits there
 */
export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(
      'Notices are blocked in this browser. Allow them for this site in its settings, then try again.',
    );
  const registration = await navigator.serviceWorker.register(worker, { scope: '/admin/' });
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const ask = () => registration.pushManager.subscribe(options);
  const subscription = await active(registration)
    .then(ask)
    .catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return ask();
    })
    .catch(() => {
      throw new Error('The browser could not reach its service for notices. Please try again.');
    });
  return subscription.toJSON();
}

/** The worker has to run before a browser subscribes for it. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    });
  });
}
