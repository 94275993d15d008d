import { AppError } from '#shared/errors.ts'
import type { Claim } from '#shared/claims/claim.ts'
import { type ClaimFacts, nextState } from '#shared/claims/nextState.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { shownCards } from '#server/people/cardsOf.ts'
import { changeClaim, outOfTime } from './changeClaim.ts'
import type { SeenClaim } from './claimPolicy.ts'
import { type ClaimRow, factsOf } from './rows.ts'
import { saveClaim } from './saveClaim.ts'
import { sayDecided } from './sayDecided.ts'

type Answer = { answer: 'confirmed' | 'declined'; note: string }

/**
 * Confirms or declines a claim. The first answer counts; the same again answers the claim as it is. No XP changes hands by it.
 *
 * @throws AppError `forbidden` for the owner, and in a dispute for the member of the team who declined; `conflict` with the claim
 *   after another answer, and out of its time
 */
export function judgeClaim(deps: Deps, person: Person, seen: SeenClaim, given: Answer): Promise<Claim> {
  return changeClaim(deps, person, seen, async (inside, { row, role }, now) => {
    if (role === 'owner') throw new AppError('forbidden', 'Others confirm what you did')
    const next = nextState(factsOf(row), { do: 'judge', answer: given.answer }, now)
    if (next && isDisputedWith(row, person))
      throw new AppError('forbidden', 'Somebody else decides now that it is disputed')
    if (next) return giveVerdict(inside, person, { row, next, note: given.note })
    if (row.state !== given.answer) throw await outOfTime(inside, person, row)
    return row
  })
}

/** In a team somebody else than who declined decides a dispute. */
const isDisputedWith = ({ type, disputed, verdict_by: by }: ClaimRow, { id }: Person) =>
  type === 'team' && disputed && by !== null && String(by) === String(id)

type Verdict = { row: ClaimRow; next: ClaimFacts; note: string }

async function giveVerdict(inside: Inside, person: Person, { row, next, note }: Verdict): Promise<ClaimRow> {
  const { db: tx } = inside
  const judge = person.id as string as OtherUserId
  const times = [row.opened_at, row.verdict_until, inside.now()]
  await tx.query(NOTE_JUDGED, [judge, row.id, row.user_id, row.type, ...times])
  const saved = await saveClaim(inside, row, next, {
    verdict_by: judge,
    verdict_name: (await shownCards(inside, [judge])).get(judge)?.name ?? null,
    verdict_note: note === '' ? null : note,
    judges: [...new Set([...row.judges, judge])],
  })
  tx.changed(person.id, 'claims', row.id, 'update')
  await sayDecided(inside, saved)
  await happened(inside, person, 'verdict.given', { claim_id: row.id })
  return saved
}

const NOTE_JUDGED = `
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until, judged_at)
  values ($1, $2, $3, $4, 'open', $5, $6, $7)
  on conflict (user_id, claim_id) do update set judged_at = $7`
