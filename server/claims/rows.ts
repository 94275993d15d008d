import type { Claim, ClaimState, ClaimType, VerdictAnswer } from '#shared/claims/claim.ts'
import { type ClaimFacts, isPictureKept, valueOf } from '#shared/claims/nextState.ts'
import { type Card, FORMER_MEMBER } from '#shared/people/card.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import { signedAddress } from '#server/files/signedAddress.ts'
import { type CardWorld, cardsOf } from '#server/people/cardsOf.ts'

/** A row of `claims`. */
export type ClaimRow = {
  user_id: PersonId
  id: string
  task_id: string
  title: string
  type: ClaimType
  witness_id: string | null
  state: ClaimState
  local_date: string
  opened_at: Date
  proof_until: Date
  verdict_until: Date
  late: boolean
  note: string | null
  file_id: string | null
  proof_at: Date | null
  verdict_answer: VerdictAnswer | null
  verdict_by: OtherUserId | null
  verdict_name: string | null
  verdict_note: string | null
  verdict_at: Date | null
  disputed: boolean
  judges: OtherUserId[]
  version: number
  /** When it was last decided; null while it is open. */
  closed_at: Date | null
  /** As of which version a model was asked about the proof; null before. */
  asked_version: number | null
  /** Of its picture; null without one. */
  file_key: string | null
}

/** SQL: the columns of {@link ClaimRow}, of the table `c`. */
export const CLAIM_COLUMNS = `
  c.user_id, c.id, c.task_id, c.title, c.type, c.witness_id, c.state, c.local_date::text as local_date, c.opened_at,
  c.proof_until, c.verdict_until, c.late, c.note, c.file_id, c.proof_at, c.verdict_answer, c.verdict_by, c.verdict_name,
  c.verdict_note, c.verdict_at, c.disputed, c.judges, c.version, c.closed_at, c.asked_version,
  (select f.key from files f where f.user_id = c.user_id and f.id = c.file_id) as file_key`

/** Somebody's claim. @param ownerId whose it is; they are locked where it is about to change */
export async function findClaim(db: Db, ownerId: PersonId, id: string): Promise<ClaimRow | null> {
  const [row] = await db.query<ClaimRow>(BY_ID, [ownerId, id])
  return row ?? null
}

const BY_ID = `select ${CLAIM_COLUMNS} from claims c where c.user_id = $1 and c.id = $2`

/** The claim of a task; null where none was opened. */
export async function claimOfTask(tx: Tx, ownerId: PersonId, taskId: string): Promise<ClaimRow | null> {
  const [row] = await tx.query<ClaimRow>(BY_TASK, [ownerId, taskId])
  return row ?? null
}

const BY_TASK = `select ${CLAIM_COLUMNS} from claims c where c.user_id = $1 and c.task_id = $2`

/** What the rules need to know of a claim. */
export function factsOf(row: ClaimRow): ClaimFacts {
  const { type, state, proof_until, verdict_until, late, disputed, verdict_answer, verdict_at } = row
  const verdict = verdict_answer && verdict_at ? { answer: verdict_answer, at: verdict_at } : null
  return { type, state, proof_until, verdict_until, late, disputed, verdict }
}

/** Claims as somebody who may see them is answered. */
export async function shownClaims(
  world: CardWorld,
  viewer: PersonId,
  rows: readonly ClaimRow[],
): Promise<Claim[]> {
  const judges = [...new Set(rows.flatMap(({ verdict_by }) => verdict_by ?? []))]
  const cards = await cardsOf(world, viewer, judges)
  const now = world.now()
  return rows.map((row) => ({
    id: row.id,
    task_id: row.task_id,
    user_id: row.user_id,
    title: row.title,
    type: row.type,
    witness_id: row.witness_id,
    state: row.state,
    opened_at: row.opened_at.toISOString(),
    proof_until: row.proof_until.toISOString(),
    verdict_until: row.verdict_until.toISOString(),
    note: row.note,
    image_url: signedAddress(world, isPictureKept(row, now) ? row.file_key : null, now),
    proof_at: row.proof_at?.toISOString() ?? null,
    late: row.late,
    verdict: verdictOf(row, cards),
    disputed: row.disputed,
    value: valueOf(row),
    local_date: row.local_date,
    version: row.version,
  }))
}

function verdictOf(row: ClaimRow, cards: ReadonlyMap<OtherUserId | PersonId, Card>): Claim['verdict'] {
  const { type, verdict_answer: answer, verdict_at: at, verdict_note: note } = row
  if (answer === null || at === null) return null
  return { by: type === 'ai' ? null : judgeOf(row, cards), answer, note, at: at.toISOString() }
}

/** With the name of that moment, unless they are hidden or gone. */
function judgeOf({ verdict_by, verdict_name }: ClaimRow, cards: ReadonlyMap<PersonId, Card>): Card {
  const card = (verdict_by && cards.get(verdict_by)) ?? FORMER_MEMBER
  return card.user_id && verdict_name !== null ? { ...card, name: verdict_name } : card
}
