import type { PlanRequest } from '#shared/planning/request.ts'
import { hasWords, searchWords } from '#shared/text/searchWords.ts'
import { addDays } from '#shared/time/civil.ts'
import { shortDay } from '#shared/time/names.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from '#server/plans/calendar.ts'
import { movedOf } from './movedOf.ts'
import { type OpenTask, openTasksUntil } from './openTasksUntil.ts'
import { proposeInRun } from './proposeInRun.ts'
import type { ToolOrigin } from './tool.ts'

type Asked = {
  /** Words of its title. */
  what: string
  /** The date on which it is planned. */
  on?: string | undefined
  date?: string | undefined
  time?: string | undefined
  /** Which of several that were named before. */
  which?: string | undefined
}

const DAYS_AHEAD = 60
/** Of several so many are named. */
const MOST_NAMED = 4
const LONGEST_NAME = 24

/** Proposes another time for a task: the named one, or the next that is free. Of several it names those that may be meant. */
export async function moveTask(
  inside: Deps & { db: Tx },
  person: Person,
  { what, on, date, time, which }: Asked,
  origin: ToolOrigin,
): Promise<object> {
  const today = todayOf(inside, person)
  const open = await openTasksUntil(inside, person, addDays(today, DAYS_AHEAD))
  const named = firstOfSeries(
    open.filter((task) => hasWords(searchWords(task.title), searchWords(what)) && isOn(task, on)),
    today,
  )
  const exact = named.filter(({ title }) => title.toLowerCase() === what.toLowerCase())
  const found = which === undefined ? (exact.length > 0 ? exact : named) : meant(named, which, today)
  const [task, other] = found.length > 0 ? found : named
  if (!task) return { none: what }
  if (other) return { candidates: labelsOf(found.length > 0 ? found : named, today) }
  const patch = {
    ...((date ?? (time && task.scheduled_date === null ? today : undefined)) !== undefined && {
      scheduled_date: date ?? today,
    }),
    ...(time !== undefined && { scheduled_time: time }),
  }
  const request: PlanRequest =
    date === undefined && time === undefined
      ? { replan: [task.id] }
      : {
          title: `Move ${task.title}`.slice(0, 200),
          changes: [{ kind: 'update_task', task_id: task.id, patch }],
        }
  const plan = await proposeInRun(inside, person, request, origin)
  return { plan_id: plan.id, status: 'proposed', moved: movedOf(plan, open) }
}

function isOn({ scheduled_date: date }: OpenTask, on: string | undefined): boolean {
  return on === undefined || date === on
}

/** Of a repeating task the next occurrence from today on represents all; without one the newest before. */
function firstOfSeries(tasks: readonly OpenTask[], today: string): OpenTask[] {
  const isNext = (task: OpenTask) => (task.scheduled_date ?? today) >= today
  return tasks.filter((task) => {
    const series = tasks.filter(
      (one) => one.recurrence_id !== null && one.recurrence_id === task.recurrence_id,
    )
    return series.length === 0 || task === (series.find(isNext) ?? series.at(-1))
  })
}

const ORDINALS = ['first', 'second', 'third', 'fourth']

function meant(tasks: readonly OpenTask[], which: string, today: string): OpenTask[] {
  const labels = tasks.map((task) => labelOf(task, today))
  const exact = tasks.filter((_, at) => labels[at] === which)
  if (exact.length > 0) return exact.slice(0, 1)
  const at = ORDINALS.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(which))
  if (at >= 0) return tasks.slice(at, at + 1)
  if (/\b(?:last|later|latter)\b/i.test(which)) return tasks.slice(-1)
  const words = searchWords(which)
    .filter((word) => !/^(?:the|one|on|at|that|my|please|it|is|i|mean|meant)$/.test(word))
    .map((word) => (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(word) ? word.slice(0, 3) : word))
  return tasks.filter((_, index) => words.length > 0 && hasWords(searchWords(labels[index] ?? ''), words))
}

function labelsOf(tasks: readonly OpenTask[], today: string): string[] {
  return [...new Set(tasks.map((task) => labelOf(task, today)))].slice(0, MOST_NAMED)
}

function labelOf({ title, scheduled_date: date, scheduled_time: time }: OpenTask, today: string): string {
  const name =
    title.length > LONGEST_NAME
      ? `${title
          .slice(0, LONGEST_NAME - 1)
          .toWellFormed()
          .trimEnd()}…`
      : title
  return [name, date && shortDay(date, today), time?.slice(0, 5)].filter(Boolean).join(', ')
}
