import { AppError, invalidField, takenId } from '#shared/errors.ts'
import { type Challenge, MOST_DAYS_AHEAD, type NewChallenge } from '#shared/challenges/challenge.ts'
import { endMoment, lastDate } from '#shared/challenges/period.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { isMember } from '#server/teams/membership.ts'
import { addMembers, refuseTooMany, sayJoined } from './members.ts'
import { presentChallenges } from './present.ts'
import { lockChallenge, readRow, readRows } from './rows.ts'
import { setEnd } from './settle.ts'

/** What was made, and whether it is new: sent again it is that one. */
type Made = { challenge: Challenge; isNew: boolean }

/**
 * Makes a challenge, with its maker in it, and invites friends or is for a team (docs/rules/challenges.md, Challenges).
 *
 * @throws AppError `invalid` for a start out of range, for somebody who is no friend, for a team of others; `conflict` for an id
 *   that another one has, and for too many open ones; `not_found` for one of XP where gamification is off
 */
export function createChallenge(deps: Deps, person: Person, asked: NewChallenge): Promise<Made> {
  const { id = newId(), metric, starts_on } = asked
  if (metric === 'xp' && !person.isGamified) throw new AppError('not_found', 'No such metric')
  return change(deps, person, async (tx, inside) => {
    await lockChallenge(tx, id)
    const isNew = !(await isOwn(tx, person.id, id))
    if (isNew) {
      refuseStart(starts_on, localDate(deps.now(), person.dayRule))
      const friends = await friendsAmong(tx, person.id, asked.invite ?? [])
      await refuseForeignTeam(tx, person.id, asked.team_id)
      await refuseTooMany(tx, person.id, deps.now())
      await make(inside, person, { ...asked, id }, friends)
    }
    const [challenge] = await presentChallenges(inside, person, [await readRow(tx, person.id, id)])
    if (!challenge) throw new Error(`No challenge ${id}`)
    return { challenge, isNew }
  })
}

/** @throws AppError `conflict` on `id` when it is another one's */
async function isOwn(tx: Tx, userId: UserId, id: string): Promise<boolean> {
  const [known] = await readRows(tx, userId, [id])
  if (known && known.created_by !== userId) throw taken()
  return known !== undefined
}

const taken = () => takenId('This id belongs to another challenge')

function refuseStart(startsOn: string, today: string): void {
  if (startsOn < today) throw invalidField('starts_on', 'It begins today at the earliest')
  if (startsOn > addDays(today, MOST_DAYS_AHEAD))
    throw invalidField('starts_on', `It begins within ${MOST_DAYS_AHEAD} days`)
}

/** @throws AppError `invalid` for anybody who is no friend, whether there is such a person or not */
async function friendsAmong(tx: Tx, userId: UserId, invite: readonly string[]): Promise<OtherUserId[]> {
  const ids = [...new Set(invite)] as OtherUserId[]
  const relations = await relationsOf(tx, userId, ids)
  const areFriends = ids.every((id) => ['friend', 'partner'].includes(relations.get(id) ?? ''))
  if (!areFriends) throw invalidField('invite', 'You can invite friends')
  return ids
}

/** @throws AppError `invalid` for a team that the person is not in */
async function refuseForeignTeam(tx: Tx, userId: UserId, teamId: string | null | undefined): Promise<void> {
  if (teamId && !(await isMember(tx, userId, teamId)))
    throw invalidField('team_id', 'You are in no such team')
}

async function make(
  inside: Inside,
  person: Person,
  { id, name, kind, metric, starts_on, days, target, team_id = null }: NewChallenge & { id: string },
  friends: readonly OtherUserId[],
): Promise<void> {
  const { db: tx, now } = inside
  const ends_on = lastDate({ starts_on, days })
  const ends_at = endMoment({ ends_on })
  await tell(inside, 'challenges', id, 'insert')
  const values = [id, name, kind, metric, starts_on, ends_on, ends_at, target, team_id, person.id, now()]
  if ((await tx.query(MAKE, values)).length === 0) throw taken()
  if (team_id !== null) await tx.query(FOR_TEAM, [team_id, id, metric, ends_at])
  const challenge = { id, metric, starts_on, ends_at }
  await addMembers(tx, challenge, [person.id], { state: 'joined', sentBy: person.id })
  await addMembers(tx, challenge, friends, { state: 'invited', sentBy: person.id })
  await setEnd(tx, id, parseInstant(ends_at))
  await sayJoined(inside, person, challenge)
}

const MAKE = `
  insert into challenges (id, name, kind, metric, starts_on, ends_on, ends_at, target, team_id, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`
const FOR_TEAM = `
  insert into team_challenges (team_id, challenge_id, metric, ends_at)
  select t.id, $2, $3, $4 from teams t where t.id = $1 for key share`
