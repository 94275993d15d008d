import { invalidField } from '#shared/errors.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The fields by which tasks, habits and goals belong to a goal or a life domain. */
type Link = 'goal_id' | 'domain_id'
type Links = { [Name in Link]?: string | null | undefined }

/** Tables whose rows have a link, and with `lost_` before its name what they lost when its target was deleted. */
const LINKED: Record<Link, readonly string[]> = {
  goal_id: ['tasks', 'habits'],
  domain_id: ['tasks', 'habits', 'goals'],
}

/** Whether a row names a goal or a domain. */
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

/** Columns, and entries of a series' template, that an edit sets beside its fields: a link that is set anew is not given back when its former target is restored. */
export function forgottenLinks(patch: Links): Record<string, null> {
  const named = (['goal_id', 'domain_id'] as const).filter((name) => patch[name] !== undefined)
  return Object.fromEntries(named.map((name) => [`lost_${name}`, null]))
}

/** The same as SQL. */
export function forgetLost(patch: Links): string[] {
  return Object.keys(forgottenLinks(patch)).map((name) => `${name} = null`)
}

/** The figures of goals follow from what is linked to them: both ends of a changed link are named, and the goal of what was done. */
export function markGoalsChanged(
  tx: Tx,
  { id: userId }: Person,
  ...goals: (string | null | undefined)[]
): void {
  for (const id of new Set(goals)) if (id) tx.changed(userId, 'goals', id, 'update')
}

/**
 * Takes the link to a goal or a domain from all rows that have it when it is moved to the trash. When it comes back, those
 * that nobody has linked anew since get it back.
 */
export async function moveLinks(
  tx: Tx,
  { id: userId }: Person,
  link: Link,
  { id, isTrashed }: { id: string; isTrashed: boolean },
  now: Date,
): Promise<void> {
  for (const table of LINKED[link]) {
    const text = isTrashed ? unlinkSql(table, link) : relinkSql(table, link)
    const rows = await tx.query<{ id: string }>(text, [userId, id, now])
    tx.changed(userId, table, idsOf(rows), 'update')
  }
  await tx.query(isTrashed ? unlinkSeriesSql(link) : relinkSeriesSql(link), [userId, id])
  if (link === 'goal_id')
    tx.changed(userId, 'if_thens', idsOf(await tx.query(PLANS_OF_GOAL, [userId, id])), 'update')
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** If-then plans keep the link and show it while the goal is there. */
const PLANS_OF_GOAL = 'select id from if_thens where user_id = $1 and goal_id = $2 and deleted_at is null'

const unlinkSql = (table: string, link: Link) => `
  update ${table} set ${link} = null, lost_${link} = $2::uuid, version = version + 1, updated_at = $3
  where user_id = $1 and ${link} = $2::uuid returning id`

const relinkSql = (table: string, link: Link) => `
  update ${table} set ${link} = $2::uuid, lost_${link} = null, version = version + 1, updated_at = $3
  where user_id = $1 and lost_${link} = $2::uuid and ${link} is null returning id`

const unlinkSeriesSql = (link: Link) => `
  update recurrences set template = template || jsonb_build_object('${link}', null, 'lost_${link}', $2::text)
  where user_id = $1 and template ->> '${link}' = $2::text`

const relinkSeriesSql = (link: Link) => `
  update recurrences set template = template - 'lost_${link}' || jsonb_build_object('${link}', $2::text)
  where user_id = $1 and template ->> 'lost_${link}' = $2::text and template ->> '${link}' is null`
