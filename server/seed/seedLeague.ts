import { leagueWeekOf } from '#shared/league/week.ts'
import type { Database, Tx } from '#server/kit/db/database.ts'
import { startDatabase } from '#server/kit/db/startDatabase.ts'
import { WEEKDAYS } from '#server/league/addPoints.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { dateOfMoment } from './days.ts'
import { measureTables } from './measureTables.ts'

/** People in one transaction. */
const AT_ONCE = 20_000
const UNHURRIED = 'set local statement_timeout = 0'

/** SQL: the id of the made-up person of a number. */
const idOf = (number: string) => `('00000000-0000-4000-9000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
/** SQL: that a person is made up, of the number `$1` or above. */
const isFrom = (id: string) =>
  `${id} >= ${idOf('$1::int')} and ${id} <= '00000000-0000-4000-9000-ffffffffffff'::uuid`

/**
 * Fills everyone's board of a week with made-up people `league_<n>`, who have no account: none can sign in. Those of before stay.
 * They have points without a ledger, so `rebuild:totals` takes them away.
 *
 * @param count how many there are afterwards: others are removed
 * @param today any date of the week
 * @returns how many were added, or removed (below 0)
 */
export async function seedLeague(db: Database, count: number, today: string): Promise<number> {
  const [known] = await db.query<{ people: number }>(COUNT, [1])
  const before = known?.people ?? 0
  for (let from = before + 1; from <= count; from += AT_ONCE) {
    const values = [from, Math.min(count, from + AT_ONCE - 1), leagueWeekOf(today).from]
    await db.transaction(async (tx) => {
      await tx.query(UNHURRIED)
      await add(tx, values)
    })
  }
  for (let last = before; last > count; last -= AT_ONCE)
    await db.transaction(async (tx) => {
      await tx.query(UNHURRIED)
      await remove(tx, Math.max(count + 1, last - AT_ONCE + 1))
    })
  return count - before
}

const COUNT = `
  /* across people: those that are made up */
  select count(*)::int as people from users u where ${isFrom('u.id')}`

async function add(tx: Tx, values: readonly unknown[]) {
  for (const text of [USERS, HANDLES, SETTINGS]) await tx.query(text, values.slice(0, 2))
  await tx.query(POINTS, values)
}

const EACH = 'generate_series($1::int, $2::int) as n'

const USERS = `
  insert into users (id, email, name, handle, avatar, created_at, on_board)
  select ${idOf('n')}, 'league_' || n || '@league.invalid', 'League ' || n, 'league_' || n, '🙂', now(), true from ${EACH}`
const HANDLES = `insert into handles (user_id, handle) select ${idOf('n')}, 'league_' || n from ${EACH}`
const SETTINGS = `
  insert into settings (user_id, version, updated_at, leaderboard_everyone) select ${idOf('n')}, 1, now(), true from ${EACH}`

/** Each number of points from 1 to 2,100 is as likely as any other. */
const POINTS = `
  with added as (
    insert into league_points (user_id, week, ${WEEKDAYS.join(', ')})
    select ${idOf('n')}, $3::date, ${WEEKDAYS.map((_, day) => `least(300, greatest(0, total - ${day * 300}))`).join(', ')}
    from (select n, 1 + floor(random() * 2100)::int as total from ${EACH}) people
    returning user_id, week, points
  ), shown as (
    insert into league_board (week, user_id, points, handle)
    select a.week, a.user_id, a.points, u.handle from added a join users u on u.id = a.user_id
  )
  insert into league_counts as c (week, points, people) select week, points, count(*) from added group by week, points
  on conflict (week, points) do update set people = c.people + excluded.people`

async function remove(tx: Tx, from: number) {
  for (const text of [OFF_BOARD, HANDLES_OF, PEOPLE]) await tx.query(text, [from])
}

const OFF_BOARD = `
  /* across people: those that are made up */
  with gone as (delete from league_board b where ${isFrom('b.user_id')} returning week, points)
  insert into league_counts as c (week, points, people) select week, points, -count(*) from gone group by week, points
  on conflict (week, points) do update set people = c.people + excluded.people`
const HANDLES_OF = `
  /* across people: those that are made up */
  delete from handles h where ${isFrom('h.user_id')}`
const PEOPLE = `
  /* across people: those that are made up */
  delete from users u where ${isFrom('u.id')}`

/** `npm run seed:league -- 1000000`; `-- 0` removes them. Works on the same database as the server, which may be running. */
async function command() {
  const count = Number(process.argv[2])
  if (!Number.isInteger(count) || count < 0 || count > 10_000_000)
    throw new Error('Say how many people there should be: npm run seed:league -- 1000000')
  const settings = readSettings(process.env)
  const database = await startDatabase(settings)
  const added = await seedLeague(database.db, count, dateOfMoment(Date.now()))
  await database.stop()
  if (added !== 0) await measureTables(settings)
  process.stdout.write(`${count} made-up people on everyone's board (${added > 0 ? '+' : ''}${added})\n`)
}

if (import.meta.main) await runCommand(command)
