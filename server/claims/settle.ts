import { NO_PROVIDER, type VerdictAnswer } from '#shared/claims/claim.ts'
import { nextState } from '#shared/claims/nextState.ts'
import { change } from '#server/kit/db/change.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { sayDecided } from './sayDecided.ts'
import { type ClaimRow, factsOf, findClaim } from './rows.ts'
import { saveClaim } from './saveClaim.ts'

/** What a model says of a proof. `note` is its reason. */
export type ModelVerdict = { answer: Exclude<VerdictAnswer, 'declined'>; note: string | null }

const UNAVAILABLE: ModelVerdict = { answer: 'unavailable', note: NO_PROVIDER }

/**
 * Ends a claim by its time, where that has come: silence leaves it unverified, and without a model one that waits for it is, too.
 * The owner is locked. Whoever comes first does it, a reader or what is due; the state decides, so it is done once.
 *
 * @returns the claim as it is then
 */
export async function settleClaim(inside: Inside, row: ClaimRow, now: Date): Promise<ClaimRow> {
  const silent = nextState(factsOf(row), { do: 'pass' }, now)
  if (silent) return saveClaim(inside, row, silent)
  const waits = row.state === 'open' && row.type === 'ai' && now >= row.proof_until
  return waits ? settleByModel(inside, row, UNAVAILABLE, now) : row
}

/** Gives a claim what a model says of it; one that does not wait for it any more stays as it is. The owner is locked. */
export async function settleByModel(
  inside: Inside,
  row: ClaimRow,
  { answer, note }: ModelVerdict,
  now: Date,
): Promise<ClaimRow> {
  const next = nextState(factsOf(row), { do: 'model', answer }, now)
  if (!next) return row
  const saved = await saveClaim(inside, row, next, {
    verdict_by: null,
    verdict_name: null,
    verdict_note: note,
  })
  await sayDecided(inside, saved)
  return saved
}

/** The same for a claim that is proved: without a model nobody looks at it. */
export function settleProved(inside: Inside, row: ClaimRow, now: Date): Promise<ClaimRow> {
  return settleByModel(inside, row, UNAVAILABLE, now)
}

/** Ends the claims of some people whose time has come, so that what is read is as of now. One statement where there are none. */
export async function settleOverdue(deps: Deps, owners: readonly PersonId[], now: Date): Promise<void> {
  if (owners.length === 0) return
  const overdue = await deps.db.read<{ owner: PersonId }>(OVERDUE, [owners, now])
  for (const { owner } of overdue) await settleAll(deps, owner, now)
}

const OVERDUE = `
  select distinct c.user_id as owner from claims c
  where c.user_id = any($1::uuid[]) and c.state = 'open'
    and (c.verdict_until <= $2 or (c.type = 'ai' and c.proof_until <= $2))`

function settleAll(deps: Deps, owner: PersonId, now: Date): Promise<void> {
  return change(deps, { id: owner }, async (tx, inside) => {
    for (const { id } of await tx.query<{ id: string }>(OVERDUE_OF, [owner, now])) {
      const row = await findClaim(tx, owner, id)
      if (row) await settleClaim(inside, row, now)
    }
  })
}

const OVERDUE_OF = `
  select c.id from claims c
  where c.user_id = $1 and c.state = 'open' and (c.verdict_until <= $2 or (c.type = 'ai' and c.proof_until <= $2))
  order by c.verdict_until limit 1000`
