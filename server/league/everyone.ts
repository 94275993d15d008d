import type { Ranked } from '#shared/league/rank.ts'
import { WEEK_POINTS } from '#shared/league/points.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'

/** A line of a board before it is known who looks. */
export type PlaceOnBoard = Ranked & { id: OtherUserId; rank: number }
export type BoardPage = {
  /** With one more than was asked for where there are more. */
  places: PlaceOnBoard[]
  total: number
  /** The rank of who has `points`. */
  rank: number | null
  /** How many changes were not counted yet. */
  uncounted: number
}

/** Before everybody. */
const TOP: Ranked = { points: WEEK_POINTS + 1, handle: '' }

/**
 * A page of everyone's board.
 *
 * @param after who is before the page; from the top without it
 * @param points whose rank is answered, too
 */
export async function readBoard(
  db: Db,
  week: string,
  { after, limit, points }: { after: Ranked | null; limit: number; points: number },
): Promise<BoardPage> {
  const from = after ?? TOP
  const rows = await db.read<Row>(BOARD, [week, from.points, from.handle, limit, points])
  const [first] = rows
  const places = rows.flatMap(({ id, points: own, handle, rank }) =>
    id === null ? [] : [{ id, points: own, handle, rank }],
  )
  return {
    places,
    total: first?.total ?? 0,
    rank: first?.own_rank ?? null,
    uncounted: first?.uncounted ?? 0,
  }
}

type Row = PlaceOnBoard & {
  id: OtherUserId | null
  total: number
  own_rank: number | null
  uncounted: number
}

/** SQL: a page of the board's index; what the two parts have is in this order already. */
const PAGE = `
  select user_id as id, points, handle from (
    (select user_id, points, handle from league_board
     where week = $1 and points = $2 and handle > $3 order by handle limit $4)
    union all
    (select user_id, points, handle from league_board
     where week = $1 and points < $2 order by points desc, handle limit $4)
  ) parts order by points desc, handle limit $4`

const BOARD = `
  with counted as (
    select points, sum(people)::int as people from (
      select points, people from league_counts where week = $1
      union all select to_points, 1 from league_changes where week = $1
      union all select from_points, -1 from league_changes where week = $1
    ) counts where points > 0 group by points
  ), ranked as (
    select points, people, (1 + sum(people) over (order by points desc) - people)::int as rank from counted
  ), page as (${PAGE})
  select p.id, p.points, p.handle, r.rank, b.total, b.own_rank, b.uncounted
  from (
    select (select coalesce(sum(people), 0)::int from counted) as total,
      (select rank from ranked where points = $5 and people > 0) as own_rank,
      (select count(*)::int from league_changes where week = $1) as uncounted
  ) b left join page p on true left join ranked r on r.points = p.points
  order by p.points desc, p.handle`

/** Who is so many places before somebody on everyone's board; null where there are fewer. */
export async function placesBefore(
  db: Db,
  week: string,
  { points, handle }: Ranked,
  places: number,
): Promise<Ranked | null> {
  const [found] = await db.read<Ranked>(BEFORE, [week, points, handle, places])
  return found ?? null
}

const BEFORE = `
  select points, handle from (
    (select points, handle from league_board
     where week = $1 and points = $2 and handle < $3 order by handle desc limit $4)
    union all
    (select points, handle from league_board
     where week = $1 and points > $2 order by points, handle desc limit $4)
  ) parts order by points, handle desc offset $4::int - 1 limit 1`
