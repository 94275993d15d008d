import type { StreakState } from '#shared/progress/streak.ts'
import { startDatabase } from '#server/kit/db/startDatabase.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { lockPeople } from '#server/kit/db/lockPeople.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { rebuildPoints } from '#server/league/rebuildPoints.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { foldStreak, MAKES_STREAK_DAY, readStreak, recomputeStreak } from './streakDays.ts'

/** A total that was kept wrongly, and what the ledger says it is. */
export type Difference = {
  user_id: UserId
  total: 'xp' | 'tasks_done' | 'streak_days' | 'streak' | 'check_in' | 'achievements' | 'league'
  kept: string
  is: string
}

const PAGE = 500
const PEOPLE = `
  /* across people: everybody's totals, page by page */
  select id from users where id > $1 order by id limit $2`

/**
 * Computes everybody's totals again from the ledger, sets right what differs and says what it was.
 *
 * It may run while people work: each person's turn is taken while their totals are compared.
 *
 * @returns how many people were looked at, and the differences
 */
export async function rebuildTotals(db: Db): Promise<{ people: number; differences: Difference[] }> {
  const differences: Difference[] = []
  let people = 0
  for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null;) {
    const page: { id: UserId }[] = await db.query(PEOPLE, [after, PAGE])
    for (const { id } of page) differences.push(...(await rebuildOf(db, id)))
    people += page.length
    after = page.at(-1)?.id ?? null
  }
  return { people, differences }
}

function rebuildOf(db: Db, userId: UserId): Promise<Difference[]> {
  return db.transaction(async (tx) => {
    await lockPeople(tx, [userId])
    return rebuildTotalsOf(tx, userId)
  })
}

/** Sets one person's totals right, as after rows of their ledger came or went together. The person is locked. */
export async function rebuildTotalsOf(tx: Tx, userId: UserId): Promise<Difference[]> {
  return [
    ...(await rebuildXp(tx, userId)),
    ...(await rebuildTasksDone(tx, userId)),
    ...(await rebuildStreak(tx, userId)),
    ...(await rebuildCheckIns(tx, userId)),
    ...(await rebuildAchievements(tx, userId)),
    ...(await rebuildLeague(tx, userId)),
  ]
}

async function rebuildXp(tx: Tx, userId: UserId): Promise<Difference[]> {
  const [totals] = await tx.query<{ kept: number; is: number }>(
    `select u.xp as kept, (select coalesce(sum(amount), 0)::int from xp_ledger l where l.user_id = u.id) as is
     from users u where u.id = $1`,
    [userId],
  )
  if (!totals || totals.kept === totals.is) return []
  await tx.query('update users set xp = $2 where id = $1', [userId, totals.is])
  return [{ user_id: userId, total: 'xp', kept: String(totals.kept), is: String(totals.is) }]
}

async function rebuildTasksDone(tx: Tx, userId: UserId): Promise<Difference[]> {
  const [totals] = await tx.query<{ kept: number; is: number }>(TASKS_DONE, [userId])
  if (!totals || totals.kept === totals.is) return []
  await tx.query('update users set tasks_done = $2 where id = $1', [userId, totals.is])
  return [{ user_id: userId, total: 'tasks_done', kept: String(totals.kept), is: String(totals.is) }]
}

/** Tasks whose last row credits them. What an import brought counts for no achievement. */
const TASKS_DONE = `
  select u.tasks_done as kept, (
    select count(*)::int from (
      select distinct on (source_id) amount, import_id from xp_ledger where user_id = $1 and source_kind = 'task'
      order by source_id, round desc, amount
    ) latest where amount > 0 and import_id is null
  ) as is from users u where u.id = $1`

async function rebuildStreak(tx: Tx, userId: UserId): Promise<Difference[]> {
  const kept = await datesOf(
    tx,
    'select local_date as date from streak_days where user_id = $1 order by 1',
    userId,
  )
  const active = await datesOf(tx, ACTIVE, userId)
  const isSame = kept.join() === active.join()
  const { state } = await readStreak(tx, userId)
  if (!isSame) {
    await tx.query('delete from streak_days where user_id = $1', [userId])
    await tx.query('insert into streak_days (user_id, local_date) select $1, unnest($2::date[])', [
      userId,
      active,
    ])
  }
  const { state: rebuilt } = await foldStreak(tx, userId)
  const isRight = inWords(state) === inWords(rebuilt)
  if (!isRight) await recomputeStreak(tx, userId)
  const days: Difference = {
    user_id: userId,
    total: 'streak_days',
    kept: kept.join(' '),
    is: active.join(' '),
  }
  const streak: Difference = { user_id: userId, total: 'streak', kept: inWords(state), is: inWords(rebuilt) }
  return [isSame ? [] : days, isRight ? [] : streak].flat()
}

const ACTIVE = `
  select distinct occurrence_date as date from (
    select occurrence_date from xp_ledger where user_id = $1 and ${MAKES_STREAK_DAY}
    group by occurrence_date, source_kind, source_id having sum(amount) > 0
  ) counted order by 1`

/** What a check-in of a habit has earned: by it is known how much is to be given back. */
async function rebuildCheckIns(tx: Tx, userId: UserId): Promise<Difference[]> {
  const wrong = await tx.query<{ habit_id: string; date: string; kept: number; is: number }>(CHECK_INS, [
    userId,
  ])
  return wrong.map(({ habit_id, date, kept, is }) => {
    const place = `of ${habit_id} on ${date}`
    return { user_id: userId, total: 'check_in', kept: `${kept} ${place}`, is: `${is} ${place}` }
  })
}

const CHECK_INS = `
  with entered as (
    select c.habit_id, c.date, c.xp as kept, coalesce(sum(l.amount), 0)::int as is
    from habit_checkins c left join xp_ledger l on l.user_id = c.user_id and l.source_kind = 'habit'
      and l.source_id = c.habit_id and l.occurrence_date = c.date
    where c.user_id = $1 group by c.habit_id, c.date, c.xp
  )
  update habit_checkins c set xp = e.is from entered e
  where c.user_id = $1 and c.habit_id = e.habit_id and c.date = e.date and e.kept <> e.is
  returning c.habit_id, c.date, e.kept, e.is`

/** How often a goal was achieved: it numbers the goal's next award. */
async function rebuildAchievements(tx: Tx, userId: UserId): Promise<Difference[]> {
  const wrong = await tx.query<{ id: string; kept: number; is: number }>(ACHIEVEMENTS, [userId])
  return wrong.map(({ id, kept, is }) => {
    const place = `of ${id}`
    return { user_id: userId, total: 'achievements', kept: `${kept} ${place}`, is: `${is} ${place}` }
  })
}

const ACHIEVEMENTS = `
  with entered as (
    select g.id, g.achievements as kept, coalesce(max(l.round), 0) as is
    from goals g left join xp_ledger l on l.user_id = g.user_id and l.source_kind = 'goal' and l.source_id = g.id
    where g.user_id = $1 group by g.id, g.achievements
  )
  update goals g set achievements = e.is from entered e
  where g.user_id = $1 and g.id = e.id and e.kept <> e.is
  returning g.id, e.kept, e.is`

/** The points of weeks, and what everyone's board shows of them. */
async function rebuildLeague(tx: Tx, userId: UserId): Promise<Difference[]> {
  const wrong = await rebuildPoints(tx, userId)
  return wrong.map(({ week, kept, is }) => {
    const place = `of the week of ${week}`
    return { user_id: userId, total: 'league', kept: `${kept} ${place}`, is: `${is} ${place}` }
  })
}

async function datesOf(tx: Tx, text: string, userId: UserId): Promise<string[]> {
  return (await tx.query<{ date: string }>(text, [userId])).map(({ date }) => date)
}

function inWords({ run, best, freezes, kept, last }: StreakState): string {
  return `${run} days, best ${best}, ${freezes} freezes, ${kept} kept, last ${last ?? 'never'}`
}

/** `npm run rebuild:totals`: works on the same database as the server, which may be running. */
async function command() {
  const settings = readSettings(process.env)
  const database = await startDatabase(settings)
  const { people, differences } = await rebuildTotals(database.db)
  for (const { user_id, total, kept, is } of differences)
    process.stdout.write(`${user_id} ${total}: kept ${kept || 'none'}, is ${is || 'none'}\n`)
  process.stdout.write(`${people} people, ${differences.length} differences\n`)
  await database.stop()
}

if (import.meta.main) await runCommand(command)
