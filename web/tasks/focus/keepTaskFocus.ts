import { minutesAt } from '#web/tasks/calendar/grid/dayScale.ts'
import { type FocusedTask, focusedTask } from './focusedTask.ts'
import { currentWish, dropWish, type FocusWish } from './focusWish.ts'

/** The focus belongs to these while they have it, and afterwards to the task that it came from. */
const PASSING = 'dialog, [popover], [aria-label=Notifications]'

/**
 * Keeps the focus on tasks when the page around them changes. A task that is drawn anew or in another place keeps the
 * focus; when it leaves the plan its neighbour takes it, and when it comes back by an undo it has it again. What was just
 * added gets it (`focusWish.ts`). A focus that is somewhere else is left alone.
 *
 * @param root the plan with the unscheduled tasks
 * @param first the task that had the focus while this code was loaded
 * @returns the way to stop
 */
export function keepTaskFocus(root: HTMLElement, first: FocusedTask | null): () => void {
  let last = first
  /** The task that left the plan while it had the focus, and its neighbour that took it. */
  let gone: { id: string; heir: Element | null } | null = null

  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof Element) || target.closest(PASSING)) return
    last = focusedTask(target, root)
    if (target !== gone?.heir) gone = null
  }
  function check() {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    if (document.querySelector('dialog:modal')) return
    if (fulfil(currentWish(), root, isLost)) return
    const isWaiting = isLost || active === gone?.heir || active.closest(PASSING) !== null
    const returned = gone && isWaiting ? boxOf(gone.id, root) : null
    if (returned) {
      gone = null
      returned.focus()
    } else if (isLost && last) {
      settle(last)
    }
  }
  function settle({ id, date, around }: FocusedTask) {
    const box = boxOf(id, root, date)
    if (box) {
      box.focus({ preventScroll: box.closest<HTMLElement>('[data-date]')?.dataset.date === date })
      return
    }
    const heir = heirOf(id, around, root)
    gone = { id, heir }
    heir?.focus()
  }

  const changes = new MutationObserver(check)
  // Where Tab enters the plan may be said a moment after the last task has left it.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['tabindex'] })
  document.addEventListener('focusin', onFocus)
  check()
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
}

/** What takes the focus for a task: its box, or the first button of its card. On its own date, where it is shown twice. */
function boxOf(id: string, root: HTMLElement, date?: string): HTMLElement | null {
  const boxes = [...root.querySelectorAll<HTMLElement>(`[data-task="${id}"]`)].filter(
    (box) => !box.closest(PASSING),
  )
  const box =
    boxes.find((each) => each.closest<HTMLElement>('[data-date]')?.dataset.date === date) ?? boxes[0]
  return box?.matches('button') ? box : (box?.querySelector('button') ?? null)
}

/** The next task, else the one before, else where Tab enters the plan. */
function heirOf(id: string, around: readonly string[], root: HTMLElement): HTMLElement | null {
  const at = around.indexOf(id)
  const nearest = [...around.slice(at + 1), ...around.slice(0, at).toReversed()]
  for (const each of nearest) {
    const box = boxOf(each, root)
    if (box) return box
  }
  return entryOf(root)
}

function entryOf(root: HTMLElement): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>('[data-task][tabindex="0"], [data-opens][tabindex="0"]') ??
    root.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') ??
    boxOf(root.querySelector<HTMLElement>('[data-task]')?.dataset.task ?? '', root)
  )
}

/** @returns whether the wish was fulfilled */
function fulfil(wish: FocusWish | null, root: HTMLElement, isLost: boolean): boolean {
  if (!wish || ('side' in wish && !isLost)) return false
  const target = wishedFor(wish, root)
  if (!target) return false
  dropWish()
  target.focus()
  return true
}

function wishedFor(wish: FocusWish, root: HTMLElement): HTMLElement | null {
  if ('task' in wish) return boxOf(wish.task, root)
  if ('day' in wish) return root.querySelector<HTMLElement>(`[data-opens="${wish.day}"]`)
  const days = [...root.querySelectorAll<HTMLElement>('[data-drop=slots] [role=group]')]
  const inOrder = wish.side === 'first' ? days : days.toReversed()
  const boxes = inOrder.map((day) => [...day.querySelectorAll<HTMLElement>('[data-task]')])
  const nearest = boxes.find((each) => each.length > 0) ?? []
  const hours = nearest[0]?.closest<HTMLElement>('[data-drop=slots]')
  const distance = (box: HTMLElement) =>
    hours ? Math.abs(minutesAt(hours, box.getBoundingClientRect().top) - wish.minute) : 0
  return nearest.toSorted((a, b) => distance(a) - distance(b))[0] ?? entryOf(root)
}
