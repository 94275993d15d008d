import { readStanding } from '#server/achievements/standing.ts'
import { statisticsOf } from '#server/achievements/statistics.ts'
import { unlockReached } from '#server/achievements/unlock.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { personOf } from '#server/kit/http/person.ts'

/** Unlocks what the person of a demo has by the friends, the team and all else that was put beside them (docs/rules/demo.md, Demo). */
export async function unlockSamples(deps: Deps, personId: UserId): Promise<void> {
  const person = await personOf(deps.db, personId)
  if (!person) throw new Error('A demo has its person')
  await change(deps, person, async (tx, inside) => {
    const standing = await readStanding(tx, personId)
    const figures = await statisticsOf(tx, person, deps.now(), standing)
    await unlockReached(inside, person, standing, figures)
  })
}
