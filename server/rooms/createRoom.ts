import type { CardWorld } from '#server/people/cardsOf.ts'
import { AppError, invalidField, takenId } from '#shared/errors.ts'
import { MOST_OPEN_ROOMS, type NewRoom, PLANNED_DAYS, type Room } from '#shared/rooms/room.ts'
import { daysAfter, MINUTE_MS } from '#shared/time/durations.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { OtherUserId, PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { isMember } from '#server/teams/membership.ts'
import { ROOM_END, ROOM_START } from './moments.ts'
import { announce, setSoon } from './soon.ts'
import { findRoom, lockRoom, type RoomRow } from './roomRows.ts'
import { invite, takeSeat } from './seats.ts'
import { shownRooms } from './shownRooms.ts'

/** A room, and whether it is new. */
export type Made = { room: Room; isNew: boolean }

/**
 * Makes a room that begins now or is planned (docs/rules/rooms.md, Rooms). Who is invited is locked with its host, so that no
 * block or end of a friendship comes between.
 *
 * @throws AppError `invalid` by field, `conflict` for an id that is another's room and for too many open rooms
 */
export function createRoom(deps: Deps, person: Person, asked: NewRoom): Promise<Made> {
  const { id = newId(), team_id: teamId = null, intent, minutes } = asked
  const invited = [...new Set(asked.invite)] as OtherUserId[]
  return change(deps, [person, ...invited.map((other) => ({ id: other }))], async (tx, inside) => {
    await lockRoom(tx, id)
    const now = deps.now()
    const before = await findRoom(tx, id)
    if (before) return { room: await ownRoom(inside, person.id, before, now), isNew: false }
    const startsAt = beginning(asked.starts_at, now)
    await refuseStrangers(tx, person.id, { invited, teamId })
    await refuseMoreRooms(tx, person.id, now)
    await tell(inside, 'rooms', id, 'insert')
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
    const made = await tx.query(CREATE, [id, person.id, teamId, minutes, startsAt, endsAt, now])
    if (made.length === 0) throw anothersRoom()
    if (teamId !== null) await tx.query(SHOW_TEAM, [teamId, id, endsAt])
    const room: RoomRow = {
      id,
      hostId: person.id,
      teamId,
      minutes,
      startsAt,
      endsAt,
      isCancelled: false,
      isSettled: false,
    }
    await takeSeat(tx, room, { userId: person.id, state: startsAt <= now ? 'here' : 'joined', intent }, now)
    await invite(tx, room, invited, now)
    for (const userId of invited) await announce(inside, userId, room, now)
    if (startsAt > now) {
      await setSoon(tx, person.id, room, now)
      await setDue(tx, { ownerId: id, kind: ROOM_START, subject: id }, startsAt)
    }
    await setDue(tx, { ownerId: id, kind: ROOM_END, subject: id }, endsAt)
    return { room: await ownRoom(inside, person.id, room, now), isNew: true }
  })
}

const CREATE = `
  insert into rooms (id, host_id, team_id, minutes, starts_at, ends_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`
const SHOW_TEAM = 'insert into team_rooms (team_id, room_id, ends_at) values ($1, $2, $3)'

/** @throws AppError `conflict` where the id is that of a room of somebody else */
async function ownRoom(world: CardWorld, userId: UserId, room: RoomRow, now: Date): Promise<Room> {
  const [shown] = room.hostId === userId ? await shownRooms(world, userId, [room], now) : []
  if (!shown) throw anothersRoom()
  return shown
}

const anothersRoom = () => takenId('This id belongs to another room')

/** @throws AppError `invalid` */
function beginning(startsAt: string | undefined, now: Date): Date {
  if (startsAt === undefined) return now
  const at = new Date(startsAt)
  if (at < now) throw invalidField('starts_at', 'This is in the past')
  if (at > daysAfter(now, PLANNED_DAYS)) throw invalidField('starts_at', `At most ${PLANNED_DAYS} days ahead`)
  return at
}

/** @throws AppError `invalid` for who is no friend, and for a team that the person is not in */
async function refuseStrangers(
  tx: Tx,
  userId: UserId,
  { invited, teamId }: { invited: readonly PersonId[]; teamId: string | null },
): Promise<void> {
  if (teamId !== null && !(await isMember(tx, userId, teamId))) throw invalidField('team_id', 'No such team')
  const relations = await relationsOf(tx, userId, invited)
  const isFriend = (id: PersonId) => ['friend', 'partner'].includes(relations.get(id) ?? '')
  if (!invited.every(isFriend)) throw invalidField('invite', 'Only friends can be invited')
}

/** Refuses a seat to a person who has as many as one may have. The person is locked. @throws AppError `conflict` */
export async function refuseMoreRooms(tx: Tx, userId: UserId, now: Date): Promise<void> {
  const [row] = await tx.query<{ open: number }>(OPEN, [userId, now])
  if ((row?.open ?? 0) >= MOST_OPEN_ROOMS)
    throw new AppError('conflict', `You are in ${MOST_OPEN_ROOMS} rooms already. Leave one first.`, {
      reason: 'too_many_rooms',
    })
}

const OPEN = `
  select count(*)::int as open from my_rooms m
  where m.user_id = $1 and m.ends_at > $2 and m.state in ('joined', 'here')`
