import { type ClaimFacts, pictureEnd } from '#shared/claims/nextState.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { CLAIM_CHECK, CLAIM_PICTURE } from './dueNames.ts'
import { type ClaimRow, findClaim } from './rows.ts'
import { setSilence } from './silence.ts'

/** What is written beside what follows from the rules. */
export type Written = Partial<
  Pick<ClaimRow, 'note' | 'file_id' | 'proof_at' | 'verdict_by' | 'verdict_name' | 'verdict_note' | 'judges'>
>

/**
 * Writes what a step has made of a claim, tells its owner and who may judge it, and sets when silence ends it. The owner is locked:
 * all that happens to a claim does under that lock.
 *
 * @param next of `nextState`
 * @returns the row as it is then
 */
export async function saveClaim(
  inside: Inside,
  row: ClaimRow,
  next: ClaimFacts,
  written: Written = {},
): Promise<ClaimRow> {
  const { db: tx } = inside
  await tell(inside, 'claims', row.id, 'update', row.user_id)
  const after = { ...row, ...written }
  const isOpen = next.state === 'open'
  await tx.query(SAVE, [
    row.user_id,
    row.id,
    next.state,
    next.verdict_until,
    isOpen || next.state === 'withdrawn' ? null : inside.now(),
    next.late,
    next.disputed,
    after.note,
    after.file_id,
    after.proof_at,
    next.verdict?.answer ?? null,
    after.verdict_by,
    after.verdict_name,
    after.verdict_note,
    next.verdict?.at ?? null,
    after.judges,
  ])
  const saved = await findClaim(tx, row.user_id, row.id)
  if (!saved) throw new Error(`No claim ${row.id}`)
  tx.changed(row.user_id, 'claims', row.id, 'update')
  await followIndex(inside, saved)
  const key = { ownerId: row.user_id, subject: row.id }
  if (isOpen) await setSilence(tx, row.user_id)
  await setDue(tx, { ...key, kind: CLAIM_PICTURE }, pictureMoment(saved))
  if (row.type === 'ai' && !isOpen) await setDue(tx, { ...key, kind: CLAIM_CHECK }, null)
  return saved
}

/** When its picture is deleted; null without one, and while somebody has to look at it. */
const pictureMoment = ({ file_id, closed_at }: ClaimRow) =>
  file_id !== null && closed_at !== null ? pictureEnd(closed_at) : null

const SAVE = `
  update claims c set state = $3, verdict_until = $4, closed_at = $5, late = $6, disputed = $7, note = $8, file_id = $9,
    proof_at = $10, verdict_answer = $11, verdict_by = $12, verdict_name = $13, verdict_note = $14, verdict_at = $15,
    judges = $16::uuid[], version = c.version + 1
  where c.user_id = $1 and c.id = $2`

/** What lies with those who judge says the same as the claim. */
async function followIndex({ db: tx }: Inside, claim: ClaimRow): Promise<void> {
  const { id, type, state, verdict_until, judges, witness_id } = claim
  if (judges.length > 0) await tx.query(FOLLOW, [judges, id, state, verdict_until])
  if (type === 'team' && witness_id) await tx.query(FOLLOW_TEAM, [witness_id, id, state, verdict_until])
}

const FOLLOW = `
  update claims_to_judge set state = $3, verdict_until = $4 where user_id = any($1::uuid[]) and claim_id = $2`
const FOLLOW_TEAM =
  'update team_claims set state = $3, verdict_until = $4 where team_id = $1 and claim_id = $2'
