import { AppError, invalidField } from '#shared/errors.ts'
import type { BoardLine, BoardScope, Leaderboard, OwnLine } from '#shared/league/leaderboard.ts'
import { byRank } from '#shared/league/rank.ts'
import { finalMoment, type LeagueWeek, leagueWeekOf } from '#shared/league/week.ts'
import { type Card, FORMER_MEMBER } from '#shared/people/card.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { decodeBoardCursor, encodeBoardCursor } from './boardCursor.ts'
import { countSoon } from './count.ts'
import { type PlaceOnBoard, placesBefore, readBoard } from './everyone.ts'
import { readFriendsBoard } from './friends.ts'

/** Which page of which board: `week` is any date of it, this week without it. */
export type BoardQuestion = {
  week?: string | undefined
  scope: BoardScope
  limit: number
  cursor?: string | undefined
  around?: 'me' | undefined
}

/**
 * A page of the leaderboard of a week, and where the person is on it (docs/rules/league.md, Boards).
 *
 * @throws AppError `invalid` on `week` for one to come, on `cursor` for another board's
 */
export async function readLeaderboard(
  deps: Deps,
  person: Person,
  question: BoardQuestion,
): Promise<Leaderboard> {
  const week = askedWeek(person, question.week, deps.now())
  const me = await readMe(deps.db, person.id, week.from)
  const read = question.scope === 'friends' ? friendsPage : everyonePage
  const { places, next, total, rank } = await read(deps, me, { ...question, week })
  const lines = await linesOf(deps, me.id, [...places, { ...me, rank: 0 }])
  const own = lines.at(-1)
  if (!own) throw gone()
  return {
    week: week.from,
    ...week,
    final: deps.now().toISOString() >= finalMoment(week),
    scope: question.scope,
    total,
    me: { ...own, rank } satisfies OwnLine,
    items: lines.slice(0, -1),
    next_cursor: next && encodeBoardCursor(deps.vault, { scope: question.scope, week: week.from }, next),
  }
}

/** The week of a date, or this one by the person's own day. @throws AppError `invalid` for a later one */
export function askedWeek({ dayRule }: Person, date: string | undefined, now: Date): LeagueWeek {
  const current = leagueWeekOf(localDate(now, dayRule))
  const asked = date === undefined ? current : leagueWeekOf(date)
  if (asked.from > current.from) throw invalidField('week', 'This week has not begun')
  return asked
}

type Me = {
  id: UserId
  handle: string
  points: number
  /** Whether they are on everyone's board, and on that of their friends. */
  on_board: boolean
  among_friends: boolean
}

async function readMe(db: Db, userId: UserId, week: string): Promise<Me> {
  const [me] = await db.read<Me>(ME, [userId, week])
  if (!me) throw gone()
  return me
}

const ME = `
  select u.id, u.handle, u.on_board, coalesce(p.points, 0) as points, coalesce(s.leaderboard_friends, true) as among_friends
  from users u left join settings s on s.user_id = u.id left join league_points p on p.user_id = u.id and p.week = $2
  where u.id = $1`

const gone = () => new AppError('not_found', 'This account is gone')

type Question = Omit<BoardQuestion, 'week'> & { week: LeagueWeek }
type Page = { places: PlaceOnBoard[]; next: PlaceOnBoard | null; total: number; rank: number | null }

async function friendsPage({ db, vault }: Deps, me: Me, question: Question): Promise<Page> {
  const { limit, cursor, around } = question
  const all = await readFriendsBoard(db, me.id, question.week.from, !me.among_friends)
  const mine = all.findIndex(({ id }) => (id as PersonId) === me.id)
  const after = cursor === undefined ? null : decodeBoardCursor(vault, keyOf(question), cursor)
  const isAround = around === 'me' && !after
  const begin = after ? all.findIndex((place) => byRank(place, after) > 0) : isAround ? mine - half(limit) : 0
  const from = begin === -1 && after ? all.length : Math.max(0, begin)
  const places = all.slice(from, from + limit)
  const next = from + limit < all.length ? (places.at(-1) ?? null) : null
  return { places, next, total: all.length, rank: all[mine]?.rank ?? null }
}

async function everyonePage({ db, vault, now }: Deps, me: Me, question: Question): Promise<Page> {
  const { limit, cursor, around } = question
  const week = question.week.from
  const isRanked = me.on_board && me.points > 0
  const isAround = around === 'me' && cursor === undefined && isRanked
  const after = cursor === undefined ? null : decodeBoardCursor(vault, keyOf(question), cursor)
  const before = isAround ? await placesBefore(db, week, me, half(limit) + 1) : after
  const page = await readBoard(db, week, { after: before, limit: limit + 1, points: me.points })
  await countSoon(db, page.uncounted, now())
  const places = page.places.slice(0, limit)
  const next = page.places.length > limit ? (places.at(-1) ?? null) : null
  return { places, next, total: page.total, rank: isRanked ? page.rank : null }
}

const keyOf = ({ scope, week }: Question) => ({ scope, week: week.from })
/** How many places are before the middle of a page. */
const half = (limit: number) => Math.floor(limit / 2)

async function linesOf(
  deps: Deps,
  viewer: UserId,
  places: readonly { id: PersonId; points: number; rank: number }[],
): Promise<BoardLine[]> {
  const ids = places.map(({ id }) => id)
  const [relations, cards] = [await relationsOf(deps.db, viewer, ids), await cardsOf(deps, viewer, ids)]
  return places.map(({ id, points, rank }) => {
    const relation = relations.get(id)
    const card: Card = cards.get(id) ?? FORMER_MEMBER
    return {
      rank,
      points,
      is_me: id === viewer,
      isFriend: relation === 'friend' || relation === 'partner',
      ...card,
    }
  })
}
