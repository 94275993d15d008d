import type { ReportKind } from '#shared/reports/report.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId, UserId } from '#server/kit/db/userId.ts'
import { namesOfSeen } from '#server/challenges/namesOfSeen.ts'
import { challengesTogether } from '#server/challenges/together.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { isMember } from '#server/teams/membership.ts'

/** What is reported: whose it is, and what it says now. */
export type Reportable = { reportedId: PersonId; snapshot: string }

/** How what is reported is found, by its kind. Null where this person sees no such thing (docs/rules/messages.md, Reports). */
export const REPORTABLE: Record<
  ReportKind,
  (db: Db, viewer: UserId, id: string) => Promise<Reportable | null>
> = {
  person: findPerson,
  message: findMessage,
  goal: findGoal,
  challenge: findChallenge,
  team: findTeam,
}

/**
 * Also whom they have blocked, who asks them to be friends, who has judged what they did, and who is listed on a board or a page that all
 * may see. What they wrote to what the viewer did is kept with it.
 */
async function findPerson(db: Db, viewer: UserId, id: string): Promise<Reportable | null> {
  const other = id as OtherUserId
  const relation = (await relationsOf(db, viewer, [other])).get(other)
  const isNear = relation !== 'stranger' && relation !== 'blocked'
  const [between] = await db.query<{ blocked: boolean; asks: boolean }>(BETWEEN, [viewer, other])
  const isMate = (await challengesTogether(db, viewer, [other])).size > 0
  const verdicts = await db.query<{ title: string; note: string | null }>(VERDICTS, [viewer, other])
  const hasJudged = verdicts.length > 0 && relation !== 'blocked'
  const isReachable = isNear || between?.blocked || between?.asks || isMate || hasJudged
  if (!isReachable && (relation === 'blocked' || !(await isPublic(db, other)))) return null
  const [person] = await db.query<{ snapshot: string }>(PERSON, [other])
  if (!person) return null
  const words = verdicts.flatMap(({ title, note }) => (note === null ? [] : [`“${title}”: ${note}`]))
  return { reportedId: other, snapshot: [person.snapshot, ...words].join('\n') }
}

/** The last verdicts of the person `$2` on what `$1` did. */
const VERDICTS = `
  select c.title, c.verdict_note as note from claims c
  where c.user_id = $1 and c.verdict_by = $2 order by c.verdict_at desc limit 10`

const BETWEEN = `
  select exists (select from blocks b where b.user_id = $1 and b.other_id = $2 and b.blocked_by = $1) as blocked,
    exists (
      select from friend_requests r
      where r.user_id = $1 and r.other_id = $2 and r.sent_by = r.other_id and r.state = 'open') as asks`

async function isPublic(db: Db, id: PersonId): Promise<boolean> {
  const [settings] = await db.query<{ is: boolean }>(IS_PUBLIC, [id])
  return settings?.is ?? false
}

const IS_PUBLIC = 'select public_page or leaderboard_everyone as is from settings where user_id = $1'
const PERSON = `select u.name || ' (@' || u.handle || ') ' || u.avatar as snapshot from users u where u.id = $1`

/** A message that a friend wrote and that is still to be read. */
async function findMessage(db: Db, viewer: UserId, id: string): Promise<Reportable | null> {
  const mine = await db.query<{ conversation_id: string }>(CONVERSATIONS, [viewer])
  const ids = mine.map(({ conversation_id }) => conversation_id)
  const found = await db.query<{ from: OtherUserId; text: string }>(MESSAGES, [ids, id, viewer])
  const relations = await relationsOf(
    db,
    viewer,
    found.map(({ from }) => from),
  )
  const seen = found.find(({ from }) => ['friend', 'partner'].includes(relations.get(from) ?? ''))
  return seen ? { reportedId: seen.from, snapshot: seen.text } : null
}

const CONVERSATIONS = 'select c.conversation_id from conversations c where c.user_id = $1'
const MESSAGES = `
  select m.user_id as "from", m.text from messages m
  where m.conversation_id = any($1::uuid[]) and m.id = $2 and m.user_id <> $3 and m.text is not null`

/** The name of a challenge, which is its maker's. */
async function findChallenge(db: Db, viewer: UserId, id: string): Promise<Reportable | null> {
  const name = (await namesOfSeen(db, viewer, [id])).get(id)
  const [made] = await db.query<{ created_by: PersonId | null }>(MAKER, [id])
  return name !== undefined && made?.created_by ? { reportedId: made.created_by, snapshot: name } : null
}

const MAKER = 'select c.created_by from challenges c where c.id = $1'

/** A team that they are in: its owner answers for its name. */
async function findTeam(db: Db, viewer: UserId, id: string): Promise<Reportable | null> {
  if (!(await isMember(db, viewer, id))) return null
  const [team] = await db.query<Reportable>(TEAM, [id])
  return team ?? null
}

const TEAM = 'select t.owner_id as "reportedId", t.name as snapshot from teams t where t.id = $1'

/** A published goal of a friend, or of somebody with a public page. */
async function findGoal(db: Db, viewer: UserId, id: string): Promise<Reportable | null> {
  const found = await db.query<{ user_id: OtherUserId; title: string; public_page: boolean }>(GOALS, [id])
  const others = found.filter(({ user_id }) => (user_id as PersonId) !== viewer)
  const relations = await relationsOf(
    db,
    viewer,
    others.map(({ user_id }) => user_id),
  )
  const seen = others.find(({ user_id, public_page }) => {
    const relation = relations.get(user_id)
    return relation === 'friend' || relation === 'partner' || (public_page && relation === 'stranger')
  })
  return seen ? { reportedId: seen.user_id, snapshot: seen.title } : null
}

const GOALS = `
  /* across people: a published goal is found by its id alone */
  select g.user_id, g.title, coalesce(s.public_page, false) as public_page
  from goals g left join settings s on s.user_id = g.user_id
  where g.id = $1 and g.published and g.deleted_at is null and not g.archived and g.status <> 'dropped' limit 20`
