import { moveTo, RESIZE_MINUTES, snappedDuration } from '#shared/tasks/schedule.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { minutesAt, scaleOf } from '#web/tasks/calendar/grid/dayScale.ts'
import { type DropPlace, placeAt } from './dropPlace.ts'
import { scrollAtEdges } from '#web/kit/ui/scrollAtEdges.ts'
import { showGhost } from './ghost.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** Called with what a drag changes of a task. */
export type OnTaskChange = (task: Task, patch: TaskPatch) => void

/** Where the pointer is. `isFine` snaps to quarters of an hour instead of slots. */
export type Pointer = { x: number; y: number; isFine: boolean }

/** A drag under way. */
export type Drag = {
  /** Follows the pointer outside the window too, while it is down. */
  hold: () => void
  /** Follows the pointer, once a frame. */
  moveTo: (pointer: Pointer) => void
  /** What it changes if it is dropped now; null for nothing. */
  result: () => TaskPatch | null
  /** Removes the drag image. */
  end: () => void
}

type Grabbed = {
  pointer: number
  box: HTMLElement
  task: Task
  /** Where it was grabbed. */
  y: number
  isResize: boolean
  /** Where the pointer is by now. */
  at: Pointer
}

/** Starts dragging a box, to move it or to change its duration. */
export function startDrag(root: HTMLElement, grabbed: Grabbed): Drag {
  const { box, task } = grabbed
  const hours = box.closest<HTMLElement>('[data-drop=slots]')
  const ghost = showGhost(box, task.title)
  const start = startInColumn(grabbed)
  const minutesBelowStart = hours ? minutesAt(hours, grabbed.y) - start : 0
  const isResize = hours !== null && grabbed.isResize
  let place: DropPlace | null = null
  let minutes = task.estimated_duration
  let frame = 0
  let { at } = grabbed

  function follow() {
    frame = 0
    if (scrollAtEdges(hours ?? root, at)) frame = requestAnimationFrame(follow)
    if (isResize) {
      minutes = snappedDuration(minutesAt(hours, at.y) - start)
      const { shareAt } = scaleOf(hours)
      const drawn = shareAt(Math.min(MINUTES_PER_DAY, start + minutes)) - shareAt(Math.max(0, start))
      ghost.stretchTo(
        hours.offsetHeight * drawn,
        `until ${shownTime(clockOf(start + minutes))}, ${minutesInWords(minutes)}`,
      )
    } else {
      place = placeAt(at.x, at.y, { task, minutesBelowStart }, at.isFine ? RESIZE_MINUTES : undefined)
      ghost.placeAt(place, at)
    }
  }

  follow()
  return {
    hold() {
      ghost.hold(grabbed.pointer, isResize)
    },
    moveTo(pointer) {
      at = pointer
      frame ||= requestAnimationFrame(follow)
    },
    result() {
      follow()
      if (isResize) return minutes === task.estimated_duration ? null : { estimated_duration: minutes }
      const slot = place?.slot
      const isNew = slot && (slot.date !== task.scheduled_date || slot.time !== task.scheduled_time)
      return isNew ? moveTo(slot) : null
    },
    end() {
      cancelAnimationFrame(frame)
      ghost.remove()
    },
  }
}

/** Minutes from the midnight above a box's column to its task's start; negative where the task began the day before. */
function startInColumn({ box, task }: Grabbed): number {
  return minutesOf(task.scheduled_time ?? '00:00') - (box.dataset.before === undefined ? 0 : MINUTES_PER_DAY)
}
