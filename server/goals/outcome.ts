import { AppError } from '#shared/errors.ts'
import type { Goal } from '#shared/goals/goal.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { checkLimit, liveRow, presentOne } from '#server/kit/entity/actions.ts'
import type { Person } from '#server/kit/http/person.ts'
import { latestAward } from '#server/progress/award.ts'
import { earn, takeBack } from '#server/progress/earn.ts'
import { sayUnlocks } from '#server/progress/sayUnlocks.ts'
import { goal } from './goal.ts'

export type Outcome = { goal: Goal; award?: Award }

/** XP of the first goal of a local date; others of that date earn nothing while it is achieved. */
const GOAL_XP = 100

/**
 * Closes a goal as achieved. Again: the same answer.
 *
 * @param reason wanted where its measure is not reached
 * @throws AppError `not_found`; `conflict` with the percent that is done
 */
export function achieveGoal(deps: Deps, person: Person, id: string, reason: string | null): Promise<Outcome> {
  return change(deps, person, async (tx, inside) => {
    const before = await readGoal(inside, person, id)
    if (before.status === 'achieved') return withAward(inside, person, before)
    const { percent, reached } = before.progress
    if (!reached && reason === null)
      throw new AppError('conflict', 'This goal is not reached yet. Say why it counts all the same.', {
        percent,
      })
    const rounds = await close(tx, person, id, { status: 'achieved', reason }, deps.now())
    const award = await payFor(tx, person, id, rounds, deps.now())
    const fact = { goal_id: id, isReached: reached, award }
    const unlocked = await happened(inside, person, 'goal.achieved', fact)
    const said = await sayUnlocks(tx, person.id, { source_kind: 'goal', source_id: id }, award, unlocked)
    return { goal: await readGoal(inside, person, id), award: said }
  })
}

/** Closes a goal as dropped. It keeps its links and its history; what it earned is given back. @throws AppError `not_found` */
export function dropGoal(deps: Deps, person: Person, id: string, reason: string): Promise<Outcome> {
  return change(deps, person, async (tx, inside) => {
    const before = await readGoal(inside, person, id)
    if (before.status === 'dropped') return { goal: before }
    const award = await giveBack(tx, person, id, deps.now())
    await close(tx, person, id, { status: 'dropped', reason }, deps.now())
    await happened(inside, person, 'goal.dropped', { goal_id: id, award })
    return { goal: await readGoal(inside, person, id), ...(award && { award }) }
  })
}

/** Opens a closed goal again and gives back exactly what it earned. @throws AppError `not_found`, `conflict` over the limit */
export function reopenGoal(deps: Deps, person: Person, id: string): Promise<Outcome> {
  return change(deps, person, async (tx, inside) => {
    const before = await readGoal(inside, person, id)
    if (before.status === 'active') return { goal: before }
    const award = await giveBack(tx, person, id, deps.now())
    await tx.query(REOPEN, [person.id, id, deps.now()])
    await checkLimit(tx, person, goal)
    tx.changed(person.id, 'goals', id, 'update')
    await happened(inside, person, 'goal.reopened', { goal_id: id, award })
    return { goal: await readGoal(inside, person, id), ...(award && { award }) }
  })
}

const REOPEN = `
  update goals set status = 'active', closed_at = null, closed_reason = null, version = version + 1, updated_at = $3
  where user_id = $1 and id = $2`

async function readGoal(deps: Deps, person: Person, id: string): Promise<Goal> {
  return presentOne(deps, person, goal, await liveRow(deps.db, person, goal, id))
}

async function withAward({ db }: Deps, person: Person, closed: Goal): Promise<Outcome> {
  const award = await latestAward(db, person.id, { source_kind: 'goal', source_id: closed.id })
  return { goal: closed, ...(award && { award }) }
}

type Closing = { status: 'achieved' | 'dropped'; reason: string | null }

/** @returns how often it was achieved */
async function close(
  tx: Tx,
  person: Person,
  id: string,
  { status, reason }: Closing,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ achievements: number }>(CLOSE, [person.id, id, status, reason, now])
  tx.changed(person.id, 'goals', id, 'update')
  return row?.achievements ?? 1
}

const CLOSE = `
  update goals set status = $3, closed_reason = $4, closed_at = $5, version = version + 1, updated_at = $5,
    achievements = achievements + case when $3 = 'achieved' then 1 else 0 end
  where user_id = $1 and id = $2 returning achievements`

async function payFor(tx: Tx, person: Person, id: string, round: number, now: Date): Promise<Award> {
  const date = localDate(now, person.dayRule)
  const isFirst = (await tx.query(STANDING, [person.id, date])).length === 0
  const source = { source_kind: 'goal', source_id: id, occurrence_date: date, round } as const
  const earned = { amount: isFirst ? GOAL_XP : 0, eligible: false, reason: 'achieved', done_at: now }
  return earn(tx, person, { ...source, ...earned }, now)
}

/** Goals that earned XP on a date and did not give it back. */
const STANDING = `
  select source_id from xp_ledger where user_id = $1 and occurrence_date = $2 and source_kind = 'goal'
  group by source_id having sum(amount) > 0`

function giveBack(tx: Tx, person: Person, id: string, now: Date): Promise<Award | null> {
  const source = { source_kind: 'goal', source_id: id, reason: 'reopened', done_at: now } as const
  return takeBack(tx, person, source, now)
}
