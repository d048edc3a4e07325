// Shows what the site sends to this device, and opens the page that it leads to. It keeps and fetches nothing else.

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** Browsers show a notice of their own where none follows a push, so one that cannot be read is told as well. */
async function show(data) {
  const { title, body, path, tag } = read(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    icon: '/apple-touch-icon.png',
    lang: 'en-GB',
  });
}

function read(data) {
  try {
    return data.json();
  } catch {
    return {
      title: 'Something new',
      body: 'Open the owner’s area to see it.',
      path: '/admin',
      tag: 'unread',
    };
  }
}

/** In the window of the owner's area that is open, else in a new one; nowhere but on this site. */
async function open(path) {
  const url = new URL(String(path ?? '/admin'), self.location.origin);
  const target = url.origin === self.location.origin ? url.href : `${self.location.origin}/admin`;
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const one of windows) {
    const moved = await one.navigate(target).catch(() => null);
    if (moved) return moved.focus();
  }
  return self.clients.openWindow(target);
}
