import { invalidField } from '#shared/errors.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Person } from '#server/http/person.ts'

type Links = Partial<Pick<Task, 'goal_id' | 'domain_id'>>

/** Whether a task names a goal or a domain. */
export function namesLinks({ goal_id, domain_id }: Links): boolean {
  return Boolean(goal_id ?? domain_id)
}

/** The person is locked, so what is there stays. @throws AppError `invalid` for a goal or a domain that the person does not have */
export async function checkLinks(db: Db, userId: UserId, { goal_id, domain_id }: Links): Promise<void> {
  if (!namesLinks({ goal_id, domain_id })) return
  const [found] = await db.query<{ goal: boolean; domain: boolean }>(FIND, [userId, goal_id, domain_id])
  if (goal_id && !found?.goal) throw invalidField('goal_id', 'Unknown goal')
  if (domain_id && !found?.domain) throw invalidField('domain_id', 'Unknown domain')
}

const FIND = `
  select exists (select from goals where user_id = $1 and id = $2::uuid and deleted_at is null) as goal,
    exists (select from domains where user_id = $1 and id = $3::uuid and deleted_at is null) as domain`

/** SQL: a link that is set anew is not given back when what it led to before is restored. */
export function forgetLost(patch: Links): string[] {
  return (['goal_id', 'domain_id'] as const)
    .filter((name) => patch[name] !== undefined)
    .map((name) => `lost_${name} = null`)
}

/**
 * Takes the link to a goal or a domain from the tasks and series that have it when it is moved to the trash. When it comes
 * back, those that nobody has linked anew since get it back.
 */
export async function linkTasks(
  tx: Tx,
  { id: userId }: Person,
  link: keyof Links,
  { id, isTrashed }: { id: string; isTrashed: boolean },
  now: Date,
): Promise<void> {
  const tasks = await tx.query<{ id: string }>(isTrashed ? UNLINK[link] : RELINK[link], [userId, id, now])
  const ids = tasks.map((task) => task.id)
  tx.changed(userId, 'tasks', ids, 'update')
  await tx.query(isTrashed ? UNLINK_SERIES[link] : RELINK_SERIES[link], [userId, id])
}

const forEach = (sql: (link: keyof Links) => string) => ({
  goal_id: sql('goal_id'),
  domain_id: sql('domain_id'),
})

const UNLINK = forEach(
  (link) => `
  update tasks set ${link} = null, lost_${link} = $2::uuid, version = version + 1, updated_at = $3
  where user_id = $1 and ${link} = $2::uuid returning id`,
)
const RELINK = forEach(
  (link) => `
  update tasks set ${link} = $2::uuid, lost_${link} = null, version = version + 1, updated_at = $3
  where user_id = $1 and lost_${link} = $2::uuid and ${link} is null returning id`,
)
const UNLINK_SERIES = forEach(
  (link) => `
  update recurrences set template = template || jsonb_build_object('${link}', null, 'lost_${link}', $2::text)
  where user_id = $1 and template ->> '${link}' = $2::text`,
)
const RELINK_SERIES = forEach(
  (link) => `
  update recurrences set template = template - 'lost_${link}' || jsonb_build_object('${link}', $2::text)
  where user_id = $1 and template ->> 'lost_${link}' = $2::text and template ->> '${link}' is null`,
)
