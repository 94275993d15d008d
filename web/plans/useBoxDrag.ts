import { type PointerEvent, useRef } from 'react'

/** A press that moves less than this is no drag. Pixels. */
const SLIP = 5

/** Where a box was let go: the pointer's place, and how far it moved down. Pixels of the window. */
type Drop = { x: number; dy: number }

/** Lets boxes be dragged with mouse, pen and finger. `isClick` says whether the last press was no drag. */
export function useBoxDrag(onDrop: (id: string, drop: Drop) => void) {
  const held = useRef<{ id: string; x: number; y: number } | null>(null)
  const hasMoved = useRef(false)
  const letGo = (element: HTMLElement) => {
    held.current = null
    element.style.translate = ''
  }
  return {
    isClick: () => !hasMoved.current,
    handlersOf: (id: string) => ({
      onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
        currentTarget.setPointerCapture(pointerId)
        hasMoved.current = false
        held.current = { id, x: clientX, y: clientY }
      },
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (!held.current) return
        const [dx, dy] = [clientX - held.current.x, clientY - held.current.y]
        if (!hasMoved.current && Math.hypot(dx, dy) < SLIP) return
        hasMoved.current = true
        currentTarget.style.translate = `${dx}px ${dy}px`
      },
      onPointerUp: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const from = held.current
        letGo(currentTarget)
        if (from && hasMoved.current) onDrop(id, { x: clientX, dy: clientY - from.y })
      },
      onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget),
    }),
  }
}
