/**
 * The task that an arrow key leads to from another one: up and down within the day, left and right to the task of a
 * neighbouring day that is nearest in height. Null where there is none.
 */
export function nextBox(from: HTMLElement, key: string): HTMLElement | null {
  const day = from.closest<HTMLElement>('[data-date]')
  if (!day) return null
  const inDay = boxesOf(day)
  const at = inDay.indexOf(from)
  switch (key) {
    case 'ArrowDown':
      return inDay[at + 1] ?? null
    case 'ArrowUp':
      return inDay[at - 1] ?? null
    case 'ArrowLeft':
      return nearest(from, sibling(day, 'previousElementSibling'))
    case 'ArrowRight':
      return nearest(from, sibling(day, 'nextElementSibling'))
    default:
      return null
  }
}

function boxesOf(day: HTMLElement): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('button[data-task]')]
}

/** The next day on a side that has a task. */
function sibling(day: HTMLElement, side: 'previousElementSibling' | 'nextElementSibling'): HTMLElement[] {
  let next = day[side]
  while (next instanceof HTMLElement) {
    const boxes = boxesOf(next)
    if (boxes.length > 0) return boxes
    next = next[side]
  }
  return []
}

function nearest(from: HTMLElement, boxes: HTMLElement[]): HTMLElement | null {
  const top = from.getBoundingClientRect().top
  const distance = (box: HTMLElement) => Math.abs(box.getBoundingClientRect().top - top)
  return boxes.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
