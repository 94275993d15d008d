import { type RefObject, useEffect } from 'react'

/**
 * F6 moves the focus into a region and, from within it, back to where it was; Escape also leads back. It listens before
 * dialogs do, which keep keys to themselves.
 */
export function useF6(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let from: Element | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      const element = region.current
      if (!element) return
      const inside = element.contains(document.activeElement)
      if (inside && (event.key === 'F6' || event.key === 'Escape')) {
        event.preventDefault()
        if (from instanceof HTMLElement && from.isConnected) from.focus()
      } else if (event.key === 'F6' && element.childElementCount > 0) {
        event.preventDefault()
        from = document.activeElement
        const first = element.querySelector<HTMLElement>('button, a') ?? element
        first.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [region])
}
