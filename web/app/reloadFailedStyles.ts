import { isNetworkAway } from '#web/kit/networkReturn.ts'

const RETRY_AFTER_MS = 1500

/** Asks anew for stylesheets that failed, once there is a network: the bundler asks for each only once. */
export function reloadFailedStyles(): void {
  addEventListener('online', reload)
}

function reload(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (hasFailed(link)) link.replaceWith(link.cloneNode())
  if (navigator.onLine && isNetworkAway()) setTimeout(reload, RETRY_AFTER_MS)
}

/** What is behind a stylesheet that could not be loaded cannot be read. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && !sheet.cssRules
  } catch {
    return true
  }
}
