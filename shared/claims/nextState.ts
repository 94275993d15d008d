import { laterBy } from '#shared/time/instant.ts'
import { daysAfter, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'
import type { ClaimState, ClaimType, VerdictAnswer } from './claim.ts'

/** Hours from the end of the time for proof, or from a dispute, until silence leaves a claim unverified. */
export const VERDICT_HOURS = 24
/** Hours after a verdict in which it can be disputed. */
const DISPUTE_HOURS = 48

/** Days after the decision for which the picture of a claim is kept. */
const PICTURE_DAYS = 28

/** What a claim is by its rules. */
export type ClaimFacts = {
  type: ClaimType
  state: ClaimState
  proof_until: Date
  verdict_until: Date
  late: boolean
  disputed: boolean
  verdict: { answer: VerdictAnswer; at: Date } | null
}

/** What somebody, a model or the time does to a claim. */
export type Step =
  | { do: 'prove' }
  | { do: 'judge'; answer: 'confirmed' | 'declined' }
  | { do: 'model'; answer: 'confirmed' | 'unsure' | 'unavailable' }
  | { do: 'dispute' }
  | { do: 'undo' }
  | { do: 'pass' }

/**
 * The rules of claims (docs/rules/claims.md): what a claim is after a step. Whether its person may take it is not asked here.
 *
 * @returns null where the claim's state or time does not allow the step
 */
export function nextState(claim: ClaimFacts, step: Step, now: Date): ClaimFacts | null {
  if (step.do !== 'pass' && isOverdue(claim, now)) return nextState(unverified(claim), step, now)
  const isOpen = claim.state === 'open'
  switch (step.do) {
    case 'prove':
      return isOpen ? { ...claim, late: claim.late || isLateProof(claim, now) } : null
    case 'judge':
      return isOpen && claim.type !== 'ai'
        ? { ...claim, state: step.answer, verdict: { answer: step.answer, at: now } }
        : null
    case 'model':
      return isOpen && claim.type === 'ai' ? afterModel(claim, step.answer, now) : null
    case 'dispute':
      return mayDispute(claim, now) ? afterDispute(claim, now) : null
    case 'undo':
      return isOpen || claim.state === 'unverified' ? { ...claim, state: 'withdrawn' } : null
    case 'pass':
      return isOverdue(claim, now) ? unverified(claim) : null
  }
}

/** Whether silence has ended a claim whose row does not say so yet. */
function isOverdue({ state, verdict_until }: ClaimFacts, now: Date): boolean {
  return state === 'open' && now >= verdict_until
}

const unverified = (claim: ClaimFacts): ClaimFacts => ({ ...claim, state: 'unverified' })

/** A dispute comes after the time for proof, and what is added to it is not late for that. */
const isLateProof = ({ proof_until, disputed }: ClaimFacts, now: Date) => !disputed && now > proof_until

function afterModel(
  claim: ClaimFacts,
  answer: 'confirmed' | 'unsure' | 'unavailable',
  now: Date,
): ClaimFacts {
  const state = answer === 'confirmed' ? 'confirmed' : 'unverified'
  return { ...claim, state, verdict: { answer, at: now } }
}

/** Once, within 48 hours of a decline or of a model that was unsure. */
function mayDispute({ type, state, disputed, verdict }: ClaimFacts, now: Date): boolean {
  if (disputed || verdict === null) return false
  const isUnsure = type === 'ai' && state === 'unverified' && verdict.answer === 'unsure'
  if (state !== 'declined' && !isUnsure) return false
  return now <= laterBy(DISPUTE_HOURS * HOUR_MS, verdict.at)
}

function afterDispute(claim: ClaimFacts, now: Date): ClaimFacts {
  const verdict_until = laterBy(VERDICT_HOURS * HOUR_MS, now)
  return { ...claim, state: 'open', disputed: true, verdict_until }
}

/** What a completion says of the claim that it opens. Dates are local ones. */
export type Completion = { local_date: string; scheduled_date: string | null }

/**
 * The times of a claim that a completion opens, or opens again.
 *
 * @param minutes `default_proof_time_minutes` of its person
 * @param arrival when the completion came to the server
 */
export function opening(
  { local_date, scheduled_date }: Completion,
  minutes: number,
  arrival: Date,
): Pick<ClaimFacts, 'proof_until' | 'verdict_until' | 'late'> {
  const proof_until = laterBy(minutes * MINUTE_MS, arrival)
  return {
    proof_until,
    verdict_until: laterBy(VERDICT_HOURS * HOUR_MS, proof_until),
    late: scheduled_date !== null && local_date > scheduled_date,
  }
}

/** When the picture of a claim is deleted that was decided at a moment. */
export const pictureEnd = (closedAt: Date): Date => daysAfter(closedAt, PICTURE_DAYS)

/** Whether the picture of a claim is still there. @param closed_at when it was decided; null while it is open */
export function isPictureKept({ closed_at }: { closed_at: Date | null }, now: Date): boolean {
  return closed_at === null || now < pictureEnd(closed_at)
}

/** What a claim counts in the score (docs/rules/claims.md, Value): 0 to 1, null while it counts nothing. */
export function valueOf({ state, late }: Pick<ClaimFacts, 'state' | 'late'>): number | null {
  switch (state) {
    case 'open':
    case 'withdrawn':
      return null
    case 'declined':
      return 0
    case 'confirmed':
      return late ? 0.5 : 1
    case 'unverified':
      return late ? 0.5 : 0.7
  }
}
