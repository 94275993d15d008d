import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Pixels across that make a swipe. */
const ACROSS = 60

type SwipePagingProps = { root: RefObject<HTMLElement | null>; onPage: (direction: 1 | -1) => void }

/** Calls back when one finger swipes across an element: 1 for the next page (to the left), -1 for the previous one. Draws nothing. */
export function SwipePaging({ root, onPage }: SwipePagingProps): null {
  const turn = useEffectEvent(onPage)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const listening = new AbortController()
    let swipe = new AbortController()
    element.addEventListener(
      'touchstart',
      ({ touches, target }) => {
        swipe.abort()
        const [finger, second] = touches
        if (!finger || second || !target) return
        swipe = new AbortController()
        // A touch's events go to the node that it began on, which a new day's rows may have replaced meanwhile.
        const on = { passive: true, signal: AbortSignal.any([swipe.signal, listening.signal]) }
        const end = () => swipe.abort()
        // A task that is dragged across is no swipe.
        target.addEventListener('touchmove', () => element.querySelector('[data-dragged]') && end(), on)
        target.addEventListener('touchcancel', end, on)
        const lifted = (event: Event) => {
          const direction = event instanceof TouchEvent ? directionOf(finger, event.changedTouches[0]) : null
          end()
          if (direction) turn(direction)
        }
        target.addEventListener('touchend', lifted, on)
      },
      { passive: true, signal: listening.signal },
    )
    return () => listening.abort()
  }, [root])
  return null
}

/** Which page a finger's way leads to; null where it was no swipe. */
function directionOf(from: Touch, to: Touch | undefined): 1 | -1 | null {
  if (!to) return null
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (Math.abs(across) <= Math.max(ACROSS, 2 * Math.abs(down))) return null
  return across < 0 ? 1 : -1
}
