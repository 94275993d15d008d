import styles from '#web/styles/fonts.css?url'
import { whenIdle } from '#web/kit/whenIdle.ts'

/**
 * Brings the fonts in: at once where the device has kept them, else once the first screen has its code. Until then stand-ins
 * of the same measures are shown (web/styles/tokens.css).
 */
export function loadFonts(): void {
  if (navigator.serviceWorker?.controller) return addStyles()
  if (document.readyState === 'complete') return void whenIdle(addStyles)
  addEventListener('load', () => whenIdle(addStyles), { once: true })
}

function addStyles(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
}
