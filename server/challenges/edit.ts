import { AppError, invalidField } from '#shared/errors.ts'
import type { Challenge, ChallengePatch } from '#shared/challenges/challenge.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { challengePolicy, type SeenChallenge } from './challengePolicy.ts'
import { unsetBegin } from './notices.ts'
import { presentChallenges } from './present.ts'
import { type ChallengeRow, lockChallenge, readRow } from './rows.ts'
import { setEnd } from './settle.ts'

/**
 * Changes the name or the target of a challenge, which its maker may do until somebody else joins.
 *
 * @throws AppError `forbidden` for who did not make it; `conflict` once somebody else was in it, when it is over, and with the row as
 *   it is when `version` is stale; `invalid` for together without a target
 */
export function editChallenge(
  deps: Deps,
  person: Person,
  { id }: SeenChallenge,
  { name, target, version }: ChallengePatch,
): Promise<Challenge> {
  return change(deps, person, async (tx, inside) => {
    const row = await ownOpenRow(tx, person, id, deps.now())
    if (version !== undefined && row.version !== version) {
      const current = await present(inside, person, row)
      throw new AppError('conflict', 'This challenge was changed elsewhere', current)
    }
    if (row.kind === 'together' && target === null) throw invalidField('target', 'Together needs a target')
    await tell(inside, 'challenges', id, 'update')
    await tx.query(EDIT, [id, name ?? row.name, target === undefined ? row.target : target])
    return present(inside, person, await readRow(tx, person.id, id))
  })
}

const EDIT = 'update challenges set name = $2, target = $3, version = version + 1 where id = $1'

/** Deletes a challenge that nobody but its maker was in. @throws AppError `forbidden`, `conflict` as for an edit */
export function deleteChallenge(deps: Deps, person: Person, { id }: SeenChallenge): Promise<void> {
  return change(deps, person, async (tx, inside) => {
    const { team_id } = await ownOpenRow(tx, person, id, deps.now())
    await tell(inside, 'challenges', id, 'delete')
    await setEnd(tx, id, null)
    await unsetBegin(tx, person.id, id)
    const members = await tx.query<{ user_id: string }>(DELETE_MEMBERS, [id])
    await tx.query(DELETE_INDEX, [id, members.map(({ user_id }) => user_id)])
    await tx.query(DELETE_OF_TEAM, [team_id, id])
    await tx.query('delete from challenges where id = $1', [id])
  })
}

const DELETE_MEMBERS = 'delete from challenge_members where challenge_id = $1 returning user_id'
const DELETE_INDEX = 'delete from my_challenges where user_id = any($2::uuid[]) and challenge_id = $1'

const DELETE_OF_TEAM = 'delete from team_challenges where team_id = $1 and challenge_id = $2'

/** The challenge under its lock, where the person may still change it. */
async function ownOpenRow(tx: Tx, person: Person, id: string, now: Date): Promise<ChallengeRow> {
  await lockChallenge(tx, id)
  const { row } = await challengePolicy.see(tx, person, { id })
  if (row.created_by !== person.id) throw new AppError('forbidden', 'Only who made it may do this')
  if ((await tx.query(OTHERS, [id, person.id])).length > 0)
    throw new AppError('conflict', 'Somebody else has joined, so it stays as it is')
  if (row.state === 'ended' || row.ends_at <= now.toISOString())
    throw new AppError('conflict', 'This challenge is over')
  return row
}

/** Also who has left again. */
const OTHERS = `
  select from challenge_members m where m.challenge_id = $1 and m.user_id <> $2 and m.state in ('joined', 'left') limit 1`

async function present(inside: Inside, person: Person, row: ChallengeRow): Promise<Challenge> {
  const [shown] = await presentChallenges(inside, person, [row])
  if (!shown) throw new Error(`No challenge ${row.id}`)
  return shown
}
