import type { DropPlace } from './dropPlace.ts'
import styles from './ghost.module.css'

/** The drag image of a task. Only its transform changes while it follows the pointer, so the page is not laid out anew. */
export type Ghost = ReturnType<typeof showGhost>

/** Shows a copy of a box as the drag image. The box itself stays, marked by `data-dragged`, until the ghost is removed. */
export function showGhost(box: HTMLElement, name: string) {
  const from = box.getBoundingClientRect()
  const ghost = document.createElement('div')
  const title = document.createElement('strong')
  const label = document.createElement('span')
  ghost.className = styles.ghost ?? ''
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset.category = box.dataset.category ?? 'other'
  title.textContent = name
  ghost.append(label, title)
  resize(ghost, from.width, from.height)
  move(ghost, from.left, from.top)
  document.body.append(ghost)
  box.dataset.dragged = ''
  let over: HTMLElement | null = null

  return {
    /**
     * Captures the pointer, so that it is followed outside the window too and has the right cursor. A cursor set on the
     * calendar would be inherited by each of its boxes, which costs as much as drawing them.
     */
    hold(pointer: number, isResize: boolean) {
      ghost.setPointerCapture(pointer)
      ghost.toggleAttribute('data-resize', isResize)
    },
    /** Shows it in the place's own area, or beside the pointer where the place has none. */
    placeAt(place: DropPlace | null, pointer: { x: number; y: number }) {
      label.textContent = place?.words ?? ''
      if (over !== (place?.element ?? null)) {
        over?.removeAttribute('data-over')
        over = place?.element ?? null
        over?.setAttribute('data-over', '')
      }
      ghost.toggleAttribute('data-nowhere', place === null)
      if (place?.area) {
        resize(ghost, place.area.width, place.area.height)
        move(ghost, place.area.left, place.area.top)
      } else {
        resize(ghost, Math.min(from.width, 200), Math.min(from.height, 56))
        move(ghost, pointer.x + 8, pointer.y + 8)
      }
    },
    /** Shows another duration. */
    stretchTo(height: number, words: string) {
      label.textContent = words
      resize(ghost, from.width, height)
    },
    remove() {
      over?.removeAttribute('data-over')
      delete box.dataset.dragged
      ghost.remove()
    },
  }
}

function move(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`
}

function resize(ghost: HTMLElement, width: number, height: number): void {
  const [inline, block] = [`${Math.round(width)}px`, `${Math.round(Math.max(24, height))}px`]
  if (ghost.style.width !== inline) ghost.style.width = inline
  if (ghost.style.height !== block) ghost.style.height = block
}
