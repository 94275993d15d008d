import { planned, type TaskChange } from '#shared/tasks/change.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { occurrenceDates } from '#shared/tasks/repeating/rule.ts'
import { newSeries } from '#shared/tasks/repeating/series.ts'
import { NewTask, type Task } from '#shared/tasks/task.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'

/** A change that begins a series. */
type Create = Extract<TaskChange, { kind: 'create' }>

/** What the server will make of a repeating task: its first occurrence, and those in some months (`2026-06`). */
export type PreviewOccurrences = (change: Create, months: Iterable<string>, userId: string) => readonly Task[]

/**
 * The occurrences of a series that the server does not know yet, by the rules and with the ids by which it will make them,
 * so that the real ones take their places.
 *
 * @returns nothing where the task does not repeat, or cannot be one
 */
export const previewOccurrences: PreviewOccurrences = (change, months, userId) => {
  const known = seriesOf(change, userId)
  if (!known) return []
  const later = [...months].flatMap((month) => {
    const made = known.byMonth.get(month) ?? known.make(month)
    known.byMonth.set(month, made)
    return made
  })
  return [known.first, ...later]
}

type Preview = {
  first: Task
  make: (month: string) => Task[]
  /** What was made of it: it is asked for again with each change on the screen. */
  byMonth: Map<string, Task[]>
}

const previews = new WeakMap<Create, Preview | null>()

function seriesOf(change: Create, userId: string): Preview | null {
  const known = previews.get(change) ?? beginning(change, userId)
  previews.set(change, known)
  return known
}

function beginning({ task: asked, at }: Create, userId: string): Preview | null {
  const { data: task } = NewTask.safeParse(asked)
  const date = task?.scheduled_date ?? null
  if (!task?.recurrence || date === null) return null
  const { recurrence } = task
  const recurrence_id = derivedId(asked.id, `repeat ${date}`)
  const { template, rrule, basis } = newSeries(task, recurrence, date)
  const occurrence = (scheduled_date: string): Task => {
    const id = derivedId(recurrence_id, scheduled_date)
    const one = planned({ ...template, id, scheduled_date, recurrence }, userId, at)
    return { ...one, recurrence_id, version: 0 }
  }
  return {
    first: { ...planned(asked, userId, at), recurrence_id },
    byMonth: new Map(),
    make: (month) => {
      const [start, end] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)]
      const before = addDays(start, -1)
      // Counted from completion, the next one depends on what the person does.
      if (basis === 'completion' || end <= date) return []
      return occurrenceDates(rrule, date, before > date ? before : date, end).map(occurrence)
    },
  }
}
