import type { OpenSession } from '#shared/planning/pickUp.ts'
import { localTime } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from './calendar.ts'
import { readStored, type StoredPlan } from './rows.ts'

/** A task that is a session of a plan. */
export type SessionTask = {
  id: string
  version: number
  status: string
  scheduled_date: string
  scheduled_time: string | null
  estimated_duration: number
  title: string
  description: string
}

/** The tasks of plans that are not in the trash and have a date, in order of time. */
export function readSessionTasks(
  db: Db,
  userId: UserId,
  plans: readonly StoredPlan[],
): Promise<SessionTask[]> {
  return db.read<SessionTask>(SESSIONS, [userId, [...new Set(plans.flatMap(taskIdsOf))]])
}

const SESSIONS = `
  select id, version, status, scheduled_date, scheduled_time, estimated_duration, title, description from tasks
  where user_id = $1 and id = any($2::uuid[]) and deleted_at is null and scheduled_date is not null
  order by scheduled_date, scheduled_time, id`

/** The ids of the tasks that a plan has made, and of those that it went on with. */
function taskIdsOf({ items, steps }: StoredPlan): string[] {
  return [
    ...items.flatMap(({ kind, state, task_id }) =>
      kind === 'create_task' && state === 'accepted' && task_id !== null ? [task_id] : [],
    ),
    ...steps.flatMap(({ moved }) => moved?.id ?? []),
  ]
}

/** The date of the last session that is done; null without any. */
export function lastDoneOf(tasks: readonly SessionTask[]): string | null {
  return tasks.findLast(({ status }) => status === 'completed')?.scheduled_date ?? null
}

/** The steps of open tasks, as they are now. One whose timer runs stays where it is. */
export function openSessionsOf(
  { items, steps }: Pick<StoredPlan, 'items' | 'steps'>,
  tasks: readonly SessionTask[],
): OpenSession[] {
  return tasks.flatMap(({ status, id, version, title, description, ...before }) => {
    const item = items.find(({ task_id }) => task_id === id)
    const step = steps.find(({ key, moved }) => (item ? key === item.step : moved?.id === id))
    if (!step || status !== 'pending') return []
    const { scheduled_date: date, scheduled_time: time, estimated_duration: minutes } = before
    const texts = { title, description }
    const moved = { id, version, before, misses: 0, ...(title === step.title && { texts }) }
    return [{ date, time, step: { ...step, ...texts, key: id, minutes, moved } }]
  })
}

/** What is open of a plan from this moment on, in order of time, and all of its sessions. */
export type OpenRest = { open: OpenSession[]; tasks: SessionTask[] }

/** Reads what is open of a plan and of the parts that it goes on from. */
export async function readOpenRest(deps: Deps, person: Person, head: StoredPlan): Promise<OpenRest> {
  const today = todayOf(deps, person)
  const time = localTime(deps.now(), person.dayRule.timezone)
  const parts = await deps.db.read<{ id: string }>(PARTS, [
    person.id,
    head.goal?.id ?? null,
    head.begun,
    head.id,
  ])
  const plans = [head]
  for (const { id } of parts) plans.push(await readStored(deps.db, person.id, id, deps.now()))
  const tasks = await readSessionTasks(deps.db, person.id, plans)
  const known = new Set<string>()
  const open = plans
    .flatMap((plan) => openSessionsOf(plan, tasks))
    .filter(({ step: { key, kickoff } }) => kickoff === null && !known.has(key) && known.add(key))
    .filter(({ date, time: at }) => date > today || (date === today && (at ?? '24:00') > time))
  return { open: open.toSorted(compareByTime), tasks }
}

/** The accepted plans of the same goal that began with it, the newest first. */
const PARTS = `
  select id from plans
  where user_id = $1 and status = 'accepted' and asked is not null and goal->>'id' = $2::text and begun = $3 and id <> $4
  order by decided_at desc limit 12`

function compareByTime(one: OpenSession, other: OpenSession): number {
  const [a, b] = [one, other].map(({ date, time }) => `${date} ${time ?? '24:00'}`) as [string, string]
  return Number(a > b) - Number(a < b)
}
