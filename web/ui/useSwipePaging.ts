import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Pixels across that make a swipe. */
const ACROSS = 60

/**
 * Calls back when one finger swipes across an element: 1 for the next page (to the left), -1 for the previous one.
 *
 * @param isOn whether swipes page now
 */
export function useSwipePaging(
  root: RefObject<HTMLElement | null>,
  isOn: boolean,
  onPage: (direction: 1 | -1) => void,
): void {
  const turn = useEffectEvent(onPage)
  useEffect(() => {
    const element = root.current
    if (!element || !isOn) return
    const listening = new AbortController()
    const on = { passive: true, signal: listening.signal }
    let start: { x: number; y: number } | null = null
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        const [finger, second] = touches
        start = finger && !second ? { x: finger.clientX, y: finger.clientY } : null
      },
      on,
    )
    // A task that is dragged across is no swipe.
    element.addEventListener('touchmove', () => element.querySelector('[data-dragged]') && (start = null), on)
    element.addEventListener(
      'touchend',
      ({ changedTouches: [finger] }) => {
        if (!start || !finger) return
        const [across, down] = [finger.clientX - start.x, finger.clientY - start.y]
        if (Math.abs(across) > Math.max(ACROSS, 2 * Math.abs(down))) turn(across < 0 ? 1 : -1)
        start = null
      },
      on,
    )
    return () => listening.abort()
  }, [root, isOn])
}
