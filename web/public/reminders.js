// Shows a reminder that a table waits, and opens that table when it is clicked. Nothing is cached here.
self.addEventListener('push', (event) => {
  const { title, address } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { data: address, icon: '/favicon.svg', tag: address }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
