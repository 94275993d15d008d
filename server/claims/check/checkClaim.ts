import { NO_ANSWER } from '#shared/claims/claim.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { DueMoment } from '#server/kit/due/dueKind.ts'
import { personOf } from '#server/kit/http/person.ts'
import { type ClaimRow, findClaim } from '../rows.ts'
import { settleByModel, settleClaim } from '../settle.ts'
import { askAboutProof } from './askAboutProof.ts'

/** A model that has not answered by then is given up. */
export const LONGEST_CHECK_SECONDS = 60

/**
 * Lets the model look at the proof of a claim, outside of any transaction, and gives the claim what it says (docs/rules/claims.md).
 * That it is asked is noted before, so there is one call a proof whatever happens. What it says of a proof that was replaced
 * meanwhile counts for nothing: the next one has a moment of its own.
 */
export async function checkClaim(deps: Deps, { ownerId, subject: id }: DueMoment): Promise<void> {
  const owner = await personOf(deps.db, ownerId as UserId)
  if (!owner) return
  const asked = await change(deps, owner, (_tx, inside) => beginCheck(inside, owner.id, id))
  if (!asked) return
  const verdict = await askAboutProof(deps, owner, asked, AbortSignal.timeout(LONGEST_CHECK_SECONDS * 1000))
  await change(deps, owner, async (tx, inside) => {
    const row = await findClaim(tx, owner.id, id)
    if (row?.version === asked.version) await settleByModel(inside, row, verdict, inside.now())
  })
}

/** The claim to ask about; null where there is none any more. One about which a server asked that ended meanwhile is not asked again. */
async function beginCheck(inside: Inside, owner: UserId, id: string): Promise<ClaimRow | null> {
  const found = await findClaim(inside.db, owner, id)
  if (!found) return null
  const now = inside.now()
  const row = await settleClaim(inside, found, now)
  if (row.state !== 'open' || row.type !== 'ai' || row.proof_at === null) return null
  if (row.asked_version === row.version) {
    await settleByModel(inside, row, { answer: 'unavailable', note: NO_ANSWER }, now)
    return null
  }
  await inside.db.query(NOTE_ASKED, [owner, id])
  return row
}

const NOTE_ASKED = 'update claims set asked_version = version where user_id = $1 and id = $2'
