/**
 * Takes what a person's pushes have left in this browser: its subscription, what is shown, the number on the icon. The person who
 * signs in next gets none of it. Never fails.
 */
export async function dropPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.pushManager?.getSubscription().then((subscription) => subscription?.unsubscribe())
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
    await navigator.clearAppBadge?.()
  } catch {
    // A browser without these has nothing to take.
  }
}
