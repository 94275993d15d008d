import { finalMoment, leagueWeekOf } from '#shared/league/week.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { personOf } from '#server/kit/http/person.ts'
import { LEAGUE } from './count.ts'
import { readBoard } from './everyone.ts'

const END_WEEK = 'end_week'
const PODIUM = 'podium'
/** A week counts from so many people on its board, for those up to this rank. */
const FEWEST_PEOPLE = 20
const LAST_RANK = 3
/** Of a tie for these ranks nobody has more. */
const MOST_PEOPLE = 1000
const RETRIES = { first: 5, longest: 600, giveUpAfter: 30 * 86_400 }

/** Has the week end that is final next, from when somebody is on a board on. Each end sets the next one. */
export async function beginWeeks(db: Db, now: Date): Promise<void> {
  const waiting = await db.read('select from due_moments where owner_id = $1 and kind = $2', [
    LEAGUE,
    END_WEEK,
  ])
  if (waiting.length === 0) await setEnd(db, nextToEnd(now))
}

function nextToEnd(now: Date): string {
  const at = now.toISOString()
  const { from } = leagueWeekOf(addDays(at.slice(0, 10), -8))
  return finalMoment({ from }) > at ? from : addDays(from, 7)
}

function setEnd(db: Db, week: string): Promise<void> {
  const at = new Date(finalMoment({ from: week }))
  return setDue(db, { ownerId: LEAGUE, kind: END_WEEK, subject: LEAGUE }, at, week)
}

/** Says of the first three of everyone's board that they were, once its week is final: each in a transaction of their own. */
export const DUE_ENDS: DueKinds = {
  [END_WEEK]: {
    lock: null,
    clock: 'trusted',
    retries: RETRIES,
    async run({ db: tx, due }, { payload: week }, now) {
      if (week === null) return
      const { places, total } = await readBoard(tx, week, { after: null, limit: MOST_PEOPLE, points: 0 })
      const first = total < FEWEST_PEOPLE ? [] : places.filter(({ rank }) => rank <= LAST_RANK)
      for (const { id, rank } of first)
        await setDue(tx, { ownerId: id, kind: PODIUM, subject: id }, now, `${week} ${rank}`)
      await setEnd(tx, addDays(week, 7))
      tx.after(due.wake)
    },
  },
  [PODIUM]: {
    lock: 'person',
    clock: 'any',
    retries: RETRIES,
    run: (inside, { ownerId, payload }) => sayPodium(inside, ownerId as UserId, payload ?? ''),
  },
}

async function sayPodium(inside: Inside, userId: UserId, payload: string): Promise<void> {
  const person = await personOf(inside.db, userId)
  const [week = '', rank] = payload.split(' ')
  if (person) await happened(inside, person, 'league.podium', { week, rank: Number(rank) })
}
