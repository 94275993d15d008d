import fraunces from '#web/fonts/fraunces-basic.woff2'
import inter from '#web/fonts/inter-basic.woff2'
import styles from '#web/styles/fonts.css?url'
import { whenIdle } from '#web/kit/whenIdle.ts'

/**
 * Brings the fonts in: at once where the device has kept them, else when called, once the first screen is drawn. Until then
 * fallback fonts of the same measures are shown (web/styles/tokens.css).
 */
export function loadFonts(): void {
  if (navigator.serviceWorker?.controller) add({ rel: 'stylesheet', href: styles })
  else whenIdle(() => void loadTogether())
}

/** All at once: each by itself would lay out and paint the whole page again. */
async function loadTogether(): Promise<void> {
  await Promise.all([
    preloaded({ href: styles, as: 'style' }),
    ...[inter, fraunces].map((href) => preloaded({ href, as: 'font', crossOrigin: '' })),
  ])
  add({ rel: 'stylesheet', href: styles })
}

/** Settles also where it cannot be loaded: then the fallback font stays. */
function preloaded(what: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = add({ rel: 'preload', ...what })
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}

function add(link: Partial<HTMLLinkElement>): HTMLLinkElement {
  const added = Object.assign(document.createElement('link'), link)
  document.head.append(added)
  return added
}
