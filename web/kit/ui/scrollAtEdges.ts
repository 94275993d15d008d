/** Pixels from an edge within which a drag scrolls, and how far it does per frame at most. */
const REACH = 48
const SPEED = 14

/**
 * Scrolls the scroller around an element, and the page, while a point is near their edges.
 *
 * @returns whether it scrolled; then call it again in the next frame
 */
export function scrollAtEdges(inside: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const scroller = inside.closest<HTMLElement>('[data-scroll]')
  const box = scroller?.getBoundingClientRect()
  const isWithin = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const byScroller =
    scroller && box && isWithin
      ? scrollBy(scroller, stepAt(y, Math.max(box.top, 0), Math.min(box.bottom, innerHeight)))
      : false
  return byScroller || scrollBy(document.documentElement, stepAt(y, 0, innerHeight))
}

function stepAt(y: number, top: number, bottom: number): number {
  if (y < top + REACH) return -SPEED * Math.min(1, (top + REACH - y) / REACH)
  if (y > bottom - REACH) return SPEED * Math.min(1, (y - bottom + REACH) / REACH)
  return 0
}

function scrollBy(element: HTMLElement, step: number): boolean {
  if (step === 0) return false
  const before = element.scrollTop
  element.scrollTop += step
  return element.scrollTop !== before
}
