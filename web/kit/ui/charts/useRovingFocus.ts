import { type FocusEvent, type KeyboardEvent, useState } from 'react'

type Marks = {
  /** How many marks there are, in reading order. */
  count: number
  /** How many of them are side by side: Up and Down move by as many. */
  columns: number
  /** The one that Tab reaches before another was focused. */
  first: number
}

/**
 * Makes the marks of a drawing one stop of Tab; arrows, Home and End move among them (WAI-ARIA practice "roving tabindex").
 * Give the drawing what it returns, and each mark `data-mark={index}` and `tabIndex={tabIndexOf(index)}`.
 */
export function useRovingFocus({ count, columns, first }: Marks) {
  const [focused, setFocused] = useState<number | null>(null)
  const stop = Math.max(0, Math.min(focused ?? first, count - 1))
  return {
    tabIndexOf: (index: number) => (index === stop ? 0 : -1),
    drawing: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = indexForKey(event.key, stop, { count, columns })
        if (next === null) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"]`)?.focus()
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = event.target.getAttribute('data-mark')
        if (index !== null) setFocused(Number(index))
      },
    },
  }
}

/** Which mark a key leads to from another; null for other keys, and at the edges. */
function indexForKey(key: string, from: number, { count, columns }: Omit<Marks, 'first'>): number | null {
  const to = target(key, from, columns, count)
  return to === null || to < 0 || to >= count ? null : to
}

function target(key: string, from: number, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowDown':
      return from + columns
    case 'ArrowUp':
      return from - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
