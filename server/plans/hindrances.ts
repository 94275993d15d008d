import type { PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { tasksOf } from './changes.ts'
import { existingLinks } from './existingLinks.ts'
import { openTasksOn } from './openTasks.ts'
import { overlapping } from './propose.ts'
import { datesOfItems, type StoredPlan } from './rows.ts'
import { takenTimes } from './takenTimes.ts'

/** Why an item cannot be accepted as it is, with the row that says so; null where that is gone. */
export type Hindrance = { item_id: string; reason: 'changed' | 'gone' | 'taken'; current: Task | null }

/**
 * What hinders items: rows that were changed or are gone since, goals that are gone, and times that another task has taken since.
 *
 * @param anyway taken times are no hindrance
 */
export async function hindrancesOf(
  deps: Deps,
  person: Person,
  plan: StoredPlan,
  chosen: readonly PlanItem[],
  anyway: boolean,
): Promise<Hindrance[]> {
  const tasks = await tasksOf(
    deps.db,
    person.id,
    chosen.flatMap(({ task_id }) => task_id ?? []),
  )
  const links = await missingLinks(deps, person, chosen)
  const hindrances = chosen.flatMap((item) => hindranceOf(item, plan, tasks, links))
  return anyway ? hindrances : [...hindrances, ...(await takenSince(deps, person, plan, chosen, hindrances))]
}

function hindranceOf(
  item: PlanItem,
  { bases }: StoredPlan,
  tasks: ReadonlyMap<string, Task>,
  missing: ReadonlySet<string>,
): Hindrance[] {
  const { id, kind, task_id } = item
  const current = task_id === null ? null : (tasks.get(task_id) ?? null)
  if (linksOf(item).some((link) => missing.has(link))) return [{ item_id: id, reason: 'gone', current: null }]
  if (kind === 'create_task') return current ? [{ item_id: id, reason: 'changed', current }] : []
  if (kind !== 'update_task' && kind !== 'delete_task') return []
  if (!current) return [{ item_id: id, reason: 'gone', current }]
  return current.version === bases[id]?.version ? [] : [{ item_id: id, reason: 'changed', current }]
}

function linksOf({ row, patch }: PlanItem): string[] {
  const { goal_id, domain_id } = row ?? patch ?? {}
  return [goal_id, domain_id].filter((link) => typeof link === 'string')
}

/** Goals and domains that items name and the person no longer has. */
async function missingLinks(
  { db }: Deps,
  { id: userId }: Person,
  items: readonly PlanItem[],
): Promise<Set<string>> {
  const made = new Set(items.flatMap(({ kind, row }) => (kind === 'create_goal' ? String(row?.['id']) : [])))
  const named = [...new Set(items.flatMap(linksOf))].filter((id) => !made.has(id))
  const there = await existingLinks(db, userId, named)
  return new Set(named.filter((id) => !there.has(id)))
}

/** What was there when the plan was made or edited is no hindrance, nor is what leaves with it. */
async function takenSince(
  deps: Deps,
  person: Person,
  plan: StoredPlan,
  chosen: readonly PlanItem[],
  others: readonly Hindrance[],
): Promise<Hindrance[]> {
  const hindered = new Set(others.map(({ item_id }) => item_id))
  const leaving = new Set(chosen.flatMap(({ task_id }) => task_id ?? []))
  const dates = datesOfItems({ ...plan, items: [...chosen] })
  const tasks = (await openTasksOn(deps, person, dates)).filter(({ id }) => !leaving.has(id))
  const times = takenTimes(tasks)
  const taken = chosen.flatMap((item) => {
    const base = plan.bases[item.id]
    const known = new Set(base?.known)
    const other = overlapping(item, base?.stood ?? null, times).find(({ mark }) => !known.has(mark))
    return other && !hindered.has(item.id) ? [{ item, other }] : []
  })
  const rows = await tasksOf(
    deps.db,
    person.id,
    taken.map(({ other }) => other.id),
  )
  return taken.map(({ item, other }) => ({
    item_id: item.id,
    reason: 'taken',
    current: rows.get(other.id) ?? null,
  }))
}
