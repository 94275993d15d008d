/** Shows how many notifications are unread on the app's icon, where the platform can. */
export function showBadge(count: number): void {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => {}) // an app that is not installed has no icon
}
