import { NO_PROOF, NO_PROVIDER, type VerdictAnswer } from '#shared/claims/claim.ts'
import { nextState } from '#shared/claims/nextState.ts'
import { change } from '#server/kit/db/change.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { CLAIM_CHECK } from './dueNames.ts'
import { sayDecided } from './sayDecided.ts'
import { type ClaimRow, factsOf, findClaim } from './rows.ts'
import { saveClaim } from './saveClaim.ts'
import { settleSilent } from './settleSilent.ts'
import { setSilence } from './silence.ts'

/** What a model says of a proof. `note` is its reason. */
export type ModelVerdict = { answer: Exclude<VerdictAnswer, 'declined'>; note: string | null }

const UNAVAILABLE: ModelVerdict = { answer: 'unavailable', note: NO_PROVIDER }

/** What a model would say of a claim that was not proved, so none is asked. */
const NOT_PROVED: ModelVerdict = { answer: 'unsure', note: NO_PROOF }

/**
 * Ends a claim by its time, where that has come: silence leaves it unverified, and so does a model that has nothing to look at, or is not
 * there. A proof that a model looks at waits for that.
 * The owner is locked. A reader or the due job does it, the first of them; the state decides, so it is done once.
 *
 * @returns the claim as it is then
 */
export async function settleClaim(inside: Inside, row: ClaimRow, now: Date): Promise<ClaimRow> {
  const silent = nextState(factsOf(row), { do: 'pass' }, now)
  if (silent) return saveClaim(inside, row, silent)
  const waits = row.state === 'open' && row.type === 'ai' && now >= row.proof_until
  if (!waits) return row
  if (inside.models.configured === null) return settleByModel(inside, row, UNAVAILABLE, now)
  return row.proof_at === null ? settleByModel(inside, row, NOT_PROVED, now) : row
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

/** Lets a model look at a claim that was just proved or disputed, once the change is done. Without one nobody looks at it. */
export async function settleProved(inside: Inside, row: ClaimRow, now: Date): Promise<ClaimRow> {
  if (inside.models.configured === null) return settleByModel(inside, row, UNAVAILABLE, now)
  await setDue(inside.db, { ownerId: row.user_id, kind: CLAIM_CHECK, subject: row.id }, now)
  inside.db.after(inside.due.wake)
  return row
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

/** Ends the claims of somebody whose time has come, and sets the moment of the next. */
export function settleAll(deps: Deps, owner: PersonId, now: Date): Promise<void> {
  return change(deps, { id: owner }, async (tx, inside) => {
    await settleSilent(inside, owner, now)
    for (const { id } of await tx.query<{ id: string }>(TO_CHECK, [owner, now])) {
      const row = await findClaim(tx, owner, id)
      if (row) await settleClaim(inside, row, now)
    }
    await setSilence(tx, owner)
  })
}

const TO_CHECK = `
  select c.id from claims c
  where c.user_id = $1 and c.state = 'open' and c.type = 'ai' and c.proof_until <= $2
  order by c.proof_until limit 1000`
