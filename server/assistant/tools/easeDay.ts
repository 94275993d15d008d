import { addDays } from '#shared/time/civil.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from '#server/plans/calendar.ts'
import { proposePlan } from '#server/plans/propose.ts'
import { movedOf } from './movedOf.ts'
import { type OpenTask, openTasksUntil } from './openTasksUntil.ts'
import { proposeInRun } from './proposeInRun.ts'
import type { ToolOrigin } from './tool.ts'

/** A third of the day moves, at most so much. */
const MOST_MOVED = 3
const RANKS = { low: 0, medium: 1, high: 2 }

/** What is open today, and a proposal that moves the least urgent of it to other days, where there is room. */
export async function easeDay(
  inside: Deps & { db: Tx },
  person: Person,
  origin: ToolOrigin,
): Promise<object> {
  const today = todayOf(inside, person)
  const all = await openTasksUntil(inside, person, today)
  const open = all.filter(({ scheduled_date: date }) => date === today)
  const day = {
    tasks: open.length,
    minutes: open.reduce((sum, { estimated_duration: minutes }) => sum + minutes, 0),
  }
  const ids = leastUrgent(open, today)
  if (ids.length === 0) return { ...day, moved: [] }
  const request = { title: 'A lighter day', replan: ids, from: addDays(today, 1) }
  const trial = await proposePlan(inside, person, request, { source: 'planner' }, true)
  if (trial.plan.items.length === 0) return { ...day, moved: [] }
  const plan = await proposeInRun(inside, person, request, origin)
  return { ...day, plan_id: plan.id, moved: movedOf(plan, open) }
}

/** Of two or more that can wait: those of the lowest priority, the latest due first. */
function leastUrgent(open: readonly OpenTask[], today: string): string[] {
  if (open.length < 2) return []
  const free = open.filter(
    ({ status, running_since, due_date: due }) =>
      status === 'pending' && running_since === null && (due === null || due > today),
  )
  return free
    .toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority] || compare(b.due_date, a.due_date))
    .slice(0, Math.min(MOST_MOVED, Math.max(1, Math.floor(open.length / 3))))
    .map(({ id }) => id)
}

/** What has no due date counts as the latest. */
function compare(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '9999', other ?? '9999']
  return Number(a > b) - Number(a < b)
}
