import { AppError } from '#shared/errors.ts'
import { type Challenge, MOST_OPEN_CHALLENGES, MOST_PEOPLE } from '#shared/challenges/challenge.ts'
import { isOpenTo } from '#shared/challenges/period.ts'
import { localDate } from '#shared/time/localDate.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { challengePolicy, type SeenChallenge } from './challengePolicy.ts'
import { setBegin, unsetBegin } from './notices.ts'
import { presentChallenges } from './present.ts'
import { type ChallengeRow, lockChallenge, type MemberState, periodOf, readRow } from './rows.ts'
import { setEnd } from './settle.ts'

/**
 * Joins a challenge, also late and again: the score is read from what somebody did anyway (docs/rules/challenges.md, Challenges).
 *
 * @throws AppError `conflict` when it is over or full, and for too many open ones
 */
export function join(deps: Deps, person: Person, seen: SeenChallenge): Promise<Challenge> {
  return changeMember(deps, person, seen, async (inside, row) => {
    if (row.mine === 'joined') return
    refuseOver(deps, person, row)
    if (row.joined.length >= MOST_PEOPLE) throw new AppError('conflict', 'This challenge is full')
    await refuseTooMany(inside.db, person.id, deps.now())
    await tell(inside, 'challenges', row.id, 'update')
    await addMembers(inside.db, row, [person.id], { state: 'joined', sentBy: person.id })
    await sayJoined(inside, person, row)
  })
}

/** Says no to an invitation. Nobody is notified, and it can be taken back by joining. @throws AppError `conflict` when it is over */
export function decline(deps: Deps, person: Person, seen: SeenChallenge): Promise<Challenge> {
  return changeMember(deps, person, seen, async (inside, row) => {
    if (row.mine !== 'invited') return
    refuseOver(deps, person, row)
    await tell(inside, 'challenges', row.id, 'update')
    await addMembers(inside.db, row, [person.id], { state: 'declined', sentBy: person.id })
  })
}

/** Leaves a challenge. Once nobody is in it, it is cancelled. @throws AppError `conflict` when it is over */
export function leave(deps: Deps, person: Person, seen: SeenChallenge): Promise<Challenge> {
  return changeMember(deps, person, seen, async (inside, row) => {
    if (row.mine !== 'joined') return
    refuseOver(deps, person, row)
    await tell(inside, 'challenges', row.id, 'update')
    await addMembers(inside.db, row, [person.id], { state: 'left', sentBy: person.id })
    await unsetBegin(inside.db, person.id, row.id)
    if (row.joined.length === 1) await cancel(inside.db, row.id)
  })
}

function changeMember(
  deps: Deps,
  person: Person,
  { id }: SeenChallenge,
  work: (inside: Inside, row: ChallengeRow) => Promise<void>,
): Promise<Challenge> {
  return change(deps, person, async (tx, inside) => {
    await lockChallenge(tx, id)
    const { row } = await challengePolicy.see(tx, person, { id })
    await work(inside, row)
    const [after] = await presentChallenges(inside, person, [await readRow(tx, person.id, id)])
    if (!after) throw new Error(`No challenge ${id}`)
    return after
  })
}

function refuseOver({ now }: Pick<Deps, 'now'>, { dayRule }: Person, row: ChallengeRow): void {
  const look = { now: now().toISOString(), today: localDate(now(), dayRule) }
  if (!isOpenTo(periodOf(row), look)) throw new AppError('conflict', 'This challenge is over')
}

/** The person is locked. @throws AppError `conflict` when they are in as many open challenges as one can be */
export async function refuseTooMany(tx: Tx, userId: PersonId, now: Date): Promise<void> {
  const open = await tx.query(OPEN, [userId, now])
  if (open.length >= MOST_OPEN_CHALLENGES)
    throw new AppError('conflict', `You are in ${MOST_OPEN_CHALLENGES} open challenges. Leave one first.`, {
      reason: 'too_many_open',
    })
}

const OPEN = "select from my_challenges m where m.user_id = $1 and m.state = 'joined' and m.ends_at > $2"

/** Notes people as part of a challenge, which is locked, on both sides. Who does not exist, or not any more, is left out. */
export async function addMembers(
  tx: Tx,
  { id, metric, starts_on, ends_at }: Pick<ChallengeRow, 'id' | 'metric' | 'starts_on' | 'ends_at'>,
  people: readonly PersonId[],
  { state, sentBy }: { state: MemberState; sentBy: PersonId },
): Promise<void> {
  const added: PersonId[] = []
  for (const userId of people.toSorted())
    // one a statement: Citus locks no several
    if ((await tx.query(INDEX, [userId, id, sentBy, state, metric, starts_on, ends_at])).length > 0)
      added.push(userId)
  await tx.query(ADD, [id, added, sentBy, state])
}

const INDEX = `
  insert into my_challenges (user_id, challenge_id, sent_by, state, metric, starts_on, ends_at)
  select u.id, $2, $3, $4, $5, $6, $7 from users u where u.id = $1 for key share
  on conflict (user_id, challenge_id) do update set state = excluded.state
  returning user_id`
const ADD = `
  insert into challenge_members (challenge_id, user_id, sent_by, state) select $1, p.id, $3, $4 from unnest($2::uuid[]) as p (id)
  on conflict (challenge_id, user_id) do update set state = excluded.state`

/** What follows from being in a challenge. The person is locked. */
export async function sayJoined(
  inside: Inside,
  person: Person,
  challenge: Pick<ChallengeRow, 'id' | 'starts_on'>,
): Promise<void> {
  await setBegin(inside, person, challenge)
  await happened(inside, person, 'challenge.joined', { challenge_id: challenge.id })
}

/**
 * Ends a challenge that nobody is in. It is locked. Who was only invited has it in their list no more: otherwise somebody could make
 * one after the other for its name alone, and leave each.
 */
export async function cancel(tx: Tx, id: string): Promise<void> {
  const invited = await tx.query<{ user_id: PersonId }>(INVITED, [id])
  if (invited.length > 0) await tx.query(UNLIST, [invited.map(({ user_id }) => user_id), id])
  await tx.query("update challenges set state = 'cancelled', version = version + 1 where id = $1", [id])
  await setEnd(tx, id, null)
}

const INVITED = `
  select m.user_id from challenge_members m where m.challenge_id = $1 and m.state = 'invited' order by m.user_id`
const UNLIST = `
  update my_challenges set state = 'declined'
  where user_id = any($1::uuid[]) and challenge_id = $2 and state = 'invited'`
