import type { HandOver } from '#web/early/earlyScreen.ts'

/** A task that was pressed before the app was there. */
type Press = { task: string; isCheck: boolean }

/**
 * Notes what is pressed in an early plan, until the app takes its place: then the hours are where they were scrolled to, and
 * what was pressed counts.
 *
 * @returns what the app calls to remove it
 */
export function handOver(plan: HTMLElement): () => HandOver {
  const presses: Press[] = []
  plan.addEventListener('click', ({ target }) => {
    const press = pressAt(target)
    if (press) presses.push(press)
  })
  // Noted as it happens: when the app takes over, reading it would lay out both plans at once.
  let scrolled: number | undefined
  const note = ({ target }: Event) => {
    if (target === scrollerIn(plan)) scrolled = (target as HTMLElement).scrollTop
  }
  plan.addEventListener('scroll', note, { capture: true, passive: true })
  return () => {
    plan.remove()
    return {
      restore: () => {
        const scroller = scrollerIn(document)
        if (scroller && scrolled !== undefined) scroller.scrollTop = scrolled
      },
      press: () => presses.forEach(repeat),
    }
  }
}

function pressAt(target: EventTarget | null): Press | null {
  if (!(target instanceof Element)) return null
  const task = target.closest<HTMLElement>('[data-task]')?.dataset.task
  return task ? { task, isCheck: target.closest('[data-check]') !== null } : null
}

function scrollerIn(place: ParentNode): HTMLElement | null {
  return place.querySelector('[data-scroll]')
}

/** A task is a button, or a card that one covers; its check is a part of the button, or a button beside it. */
function repeat({ task, isCheck }: Press): void {
  const shown = document.querySelector<HTMLElement>(`[data-task="${task}"]`)
  const part = shown?.querySelector<HTMLElement>(isCheck ? '[data-check], [data-circle]' : '[data-covers]')
  ;(part ?? shown)?.click()
}
