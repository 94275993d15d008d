import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const GAP = 8

/**
 * Shows a `popover="auto"` element beside its anchor while it is mounted. A click outside and Escape close it; the focus
 * goes back to the anchor. On a phone it is a sheet.
 *
 * @param replacementOf finds the element in the place of an anchor that has left the page, when the screen was drawn anew
 */
export function usePopover(
  anchor: HTMLElement,
  onClose: () => void,
  replacementOf: (anchor: HTMLElement) => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)
  const findReplacement = useEffectEvent(() => replacementOf(anchor))
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    if (innerWidth > 640) placeBeside(element, anchor.getBoundingClientRect())
    const onToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') closed()
    }
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body
      if (hadFocus) (anchor.isConnected ? anchor : findReplacement())?.focus({ preventScroll: true })
    }
  }, [anchor])
  return panel
}

/** At the side with more room, its top at the anchor's, kept within the window. */
function placeBeside(panel: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel
  const fitsRight = anchor.right + GAP + width <= innerWidth - GAP
  const fitsLeft = anchor.left - GAP - width >= GAP
  const beside = fitsRight ? anchor.right + GAP : anchor.left - GAP - width
  const left = fitsRight || fitsLeft ? beside : Math.max(GAP, Math.min(anchor.left, innerWidth - width - GAP))
  const top = fitsRight || fitsLeft ? anchor.top : anchor.bottom + GAP
  panel.style.left = `${left}px`
  panel.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`
}
