/** Reminders by the browser, while no page is open. The worker that shows them is public/reminders.js. */

import { api } from './api';
import { t } from './ui.svelte';

export async function remindMe(key: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) throw new Error(t('no-push-here'));
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t('push-refused'));
  const worker = await navigator.serviceWorker.register('/reminders.js');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await api.push({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}
