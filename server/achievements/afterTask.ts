import { figuresOfMoment, figuresOfTimer, yearTurnOf } from '#shared/achievements/moments.ts'
import type { Statistics } from '#shared/achievements/statistics.ts'
import type { Inside } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { forgetDomainsOfWeek, noteDomainsOfWeek } from './domainsOfWeek.ts'
import { addMarks, type Marked, MARKS_OF_TASKS, removeMarks } from './marks.ts'
import { fullDatesNear } from './plannedDates.ts'
import { readStanding, type Standing } from './standing.ts'
import { comebacksOn, figuresOfStreak } from './streaks.ts'
import { unlockReached } from './unlock.ts'

/** Unlocks what a completed task makes true: a handful of statements, each about the task, its date or its week. */
export async function afterTask(
  inside: Inside,
  person: Person,
  { task_id, date, at }: Facts['task.completed'],
): Promise<Unlocked[]> {
  const { db: tx } = inside
  const standing = await readStanding(tx, person.id)
  const [task] = await tx.query<TaskRow>(TASK, [person.id, task_id])
  if (!task) return []
  const ofMoment = figuresOfMoment(at, person.dayRule)
  const counts = [...ofMoment, ...figuresOfTimer(Number(task.tracked_ms), task.estimated_duration)]
  const marks = MARKS_OF_TASKS.filter((figure): figure is Marked => counts.includes(figure))
  return unlockReached(inside, person, standing, {
    tasks: standing.tasks,
    leapDays: Number(ofMoment.includes('leapDays')),
    ...(await figuresOfStreak(tx, person.id, standing)),
    ...(await addMarks(tx, person.id, marks.filter(standing.isLocked), { sourceId: task_id, date })),
    ...(await figuresOfPlan(tx, person.id, standing, task.scheduled_date)),
    ...(task.domain_id !== null && standing.isLocked('domainsOfWeek')
      ? { domainsOfWeek: await noteDomainsOfWeek(tx, person.id, date) }
      : {}),
    ...(ofMoment.includes('yearTurns') ? { yearTurns: await yearTurnsAt(tx, person.id, date) } : {}),
    ...(standing.isLocked('comebacks')
      ? { comebacks: await comebacksOn(tx, person.id, standing, { date, taskId: task_id }) }
      : {}),
  })
}

type TaskRow = {
  scheduled_date: string | null
  tracked_ms: string | number
  estimated_duration: number
  domain_id: string | null
}

const TASK = `
  select t.scheduled_date, t.tracked_ms, t.estimated_duration, coalesce(t.domain_id, g.domain_id) as domain_id
  from tasks t left join goals g on g.user_id = $1 and g.id = t.goal_id where t.user_id = $1 and t.id = $2`

/** What the plan of the dates around one says. */
export async function figuresOfPlan(
  db: Db,
  userId: UserId,
  { isLocked }: Pick<Standing, 'isLocked'>,
  date: string | null,
): Promise<Partial<Statistics>> {
  if (date === null || !(isLocked('fullDates') || isLocked('datesOfFullWeek'))) return {}
  return fullDatesNear(db, userId, date)
}

async function yearTurnsAt(db: Db, userId: UserId, date: string): Promise<number> {
  return Number((await db.query(DONE_ON, [userId, yearTurnOf(date)])).length === 2)
}

/** The dates, of those asked for, with a completed task. */
const DONE_ON = `
  select distinct l.occurrence_date from (
    select occurrence_date from xp_ledger
    where user_id = $1 and occurrence_date = any($2::date[]) and source_kind = 'task' and import_id is null
    group by occurrence_date, source_id having sum(amount) > 0
  ) l`

/** An undo takes back what the completion counted for; what it unlocked stays. */
export async function afterUndoneTask(
  { db: tx }: Inside,
  person: Person,
  { task_id }: Facts['task.uncompleted'],
): Promise<void> {
  await removeMarks(tx, person.id, MARKS_OF_TASKS, task_id)
  await forgetDomainsOfWeek(tx, person.id)
}
