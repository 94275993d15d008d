import styles from '#web/styles/fonts.css?url'

/**
 * Brings the fonts in: at once where the device has kept them, else once the first screen has its code. Until then stand-ins
 * of the same measures are shown (web/styles/tokens.css).
 */
export function loadFonts(): void {
  if (navigator.serviceWorker?.controller) return addStyles()
  if (document.readyState === 'complete') return whenIdle(addStyles)
  addEventListener('load', () => whenIdle(addStyles), { once: true })
}

function addStyles(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 500)
}
