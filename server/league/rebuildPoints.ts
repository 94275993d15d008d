import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { finalSql, mondayOf, WEEKDAYS } from './addPoints.ts'
import { type BoardChange, putOnBoard } from './board.ts'

/** A week whose points were kept wrongly: the sums of its days, and what the ledger says they are. */
export type WrongWeek = { week: string; kept: string; is: string }

/** Sets a person's league points right by their ledger, and what everyone's board shows of them. The person is locked. */
export async function rebuildPoints(tx: Tx, userId: UserId): Promise<WrongWeek[]> {
  const wrong = await tx.query<WrongWeek>(WRONG, [userId])
  if (wrong.length > 0) await tx.query(REPAIR, [userId, wrong.map(({ week, is }) => `${week},${is}`)])
  await rebuildBoard(tx, userId)
  return wrong
}

const sumOf = (day: string, index: number) =>
  `coalesce(sum(points) filter (where weekday = ${index + 1}), 0)::int as ${day}`
const inWords = (row: string) => `concat_ws(',', ${WEEKDAYS.map((day) => `${row}.${day}`).join(', ')})`

const WRONG = `
  with sources as (
    select ${mondayOf('l.occurrence_date')} as week, extract(isodow from l.occurrence_date)::int as weekday,
      least(100, greatest(0, sum(l.amount))) as points
    from xp_ledger l
    where l.user_id = $1 and l.eligible and l.created_at < ${finalSql(mondayOf('l.occurrence_date'))}
    group by l.source_kind, l.source_id, l.occurrence_date
  ), earned as (
    select week, ${WEEKDAYS.map(sumOf).join(', ')} from sources group by week
  ), kept as (
    select p.* from league_points p where p.user_id = $1
  ), compared as (
    select week, coalesce(nullif(${inWords('k')}, ''), '0,0,0,0,0,0,0') as kept,
      coalesce(nullif(${inWords('e')}, ''), '0,0,0,0,0,0,0') as is
    from kept k full join earned e using (week)
  )
  select week, kept, "is" from compared where kept <> "is" order by week`

const REPAIR = `
  insert into league_points (user_id, week, ${WEEKDAYS.join(', ')})
  select $1, w[1]::date, ${WEEKDAYS.map((_, index) => `w[${index + 2}]::int`).join(', ')}
  from unnest($2::text[]) as r (row) cross join lateral string_to_array(r.row, ',') w
  on conflict (user_id, week) do update set ${WEEKDAYS.map((day) => `${day} = excluded.${day}`).join(', ')}`

/** What the board shows follows from the points and from whether the person is on it. */
async function rebuildBoard(tx: Tx, userId: UserId): Promise<void> {
  const [me] = await tx.query<{ on_board: boolean; handle: string }>(ME, [userId])
  const points = await tx.query<Week>('select week, points from league_points where user_id = $1', [userId])
  const shown = await tx.query<Week>(SHOWN, [userId, points.map(({ week }) => week)])
  const before = new Map(shown.map((row) => [row.week, row.points]))
  const changes = points.flatMap((row): BoardChange[] => {
    const [was, is] = [before.get(row.week) ?? 0, me?.on_board ? row.points : 0]
    return was === is ? [] : [{ week: row.week, id: newId(), before: was, points: is }]
  })
  if (me) await putOnBoard(tx, userId, me.handle, changes)
}

type Week = { week: string; points: number }
const ME = 'select on_board, handle from users where id = $1'
const SHOWN = 'select week, points from league_board where user_id = $1 and week = any($2::date[])'
