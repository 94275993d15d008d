import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { clockOf } from '#shared/time/civil.ts'
import { boxIn, type Drawn, showAt, slotAt } from './drawnBox.ts'

/** Enter on a free slot draws a task of the usual length there. @returns stops listening */
export function drawByEnter(root: HTMLElement, onDrawn: (drawn: Drawn) => void): () => void {
  function onKey(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const chosen = event.key === 'Enter' && isPlain ? slotAt(event.target) : null
    if (!chosen) return
    event.preventDefault()
    event.stopPropagation()
    const { hours, date, start } = chosen
    const slot = { date, time: clockOf(start), minutes: TASK_DEFAULTS.estimated_duration }
    const box = boxIn(hours)
    showAt(box, hours, slot)
    onDrawn({ slot, box })
  }
  root.addEventListener('keydown', onKey, true)
  return () => root.removeEventListener('keydown', onKey, true)
}
