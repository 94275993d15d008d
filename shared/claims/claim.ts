import * as z from 'zod/mini'
import { Card } from '#shared/people/card.ts'
import { text } from '#shared/text/text.ts'

/** The types of accountability whose completion opens a claim (docs/rules/claims.md). */
export const CLAIM_TYPES = ['ai', 'partner', 'team'] as const
export type ClaimType = (typeof CLAIM_TYPES)[number]

export const CLAIM_STATES = ['open', 'confirmed', 'declined', 'unverified', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

const VERDICT_ANSWERS = ['confirmed', 'declined', 'unsure', 'unavailable'] as const
export type VerdictAnswer = (typeof VERDICT_ANSWERS)[number]

/** What a model's verdict says where the site has no model. */
export const NO_PROVIDER = 'No AI provider is set up'
/** What it says where there was nothing to look at, where the model did not answer, and where the person's budget is used up. */
export const NO_PROOF = 'Nothing was shown to look at'
export const NO_ANSWER = 'The AI did not answer'
export const UNCLEAR_ANSWER = 'The AI gave no clear answer'
export const NO_BUDGET = 'The AI budget of this month is used up'

/** Characters of what is written about a claim. */
export const CLAIM_LIMITS = { proof: 2000, verdict: 500 } as const

/** An answer to a claim. `by` is null for a model's. */
const Verdict = z.object({
  by: z.nullable(Card),
  answer: z.enum(VERDICT_ANSWERS),
  note: z.nullable(z.string()),
  at: z.string(),
})

/** A claim, the same for its owner and who may judge it. */
export const Claim = z.object({
  id: z.uuid(),
  task_id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  type: z.enum(CLAIM_TYPES),
  /** The partner or the team that was asked; null where there was none. */
  witness_id: z.nullable(z.uuid()),
  state: z.enum(CLAIM_STATES),
  opened_at: z.string(),
  /** A proof that comes later makes the claim late. */
  proof_until: z.string(),
  /** Silence until then leaves it unverified. */
  verdict_until: z.string(),
  note: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  proof_at: z.nullable(z.string()),
  late: z.boolean(),
  verdict: z.nullable(Verdict),
  disputed: z.boolean(),
  /** What it counts in the score, 0 to 1; null while it counts nothing. */
  value: z.nullable(z.number()),
  /** The day of the completion. */
  local_date: z.string(),
  version: z.int(),
})
export type Claim = z.infer<typeof Claim>

export const ClaimPage = z.object({ items: z.array(Claim), next_cursor: z.nullable(z.string()) })
export type ClaimPage = z.infer<typeof ClaimPage>

export const CLAIM_ROLES = ['owner', 'witness'] as const

const ProofNote = text([0, ''], [CLAIM_LIMITS.proof, 'At most 2,000 characters'])
const FileId = z.uuid('An id is a UUID')

/** What proves a claim: words, a picture, or both. */
export const NewProof = z
  .strictObject({ note: z._default(ProofNote, ''), file_id: z.optional(FileId) })
  .check(
    z.refine(({ note, file_id }) => note !== '' || file_id !== undefined, {
      error: 'A proof is a note or a picture',
      path: ['note'],
    }),
  )
export type NewProof = z.infer<typeof NewProof>

export const NewDispute = z.strictObject({
  note: text([1, 'Say what was overlooked'], [CLAIM_LIMITS.proof, 'At most 2,000 characters']),
  file_id: z.optional(FileId),
})
export type NewDispute = z.infer<typeof NewDispute>

const MOST = [CLAIM_LIMITS.verdict, 'At most 500 characters'] as [number, string]

export const NewConfirmation = z.strictObject({ note: z._default(text([0, ''], MOST), '') })
export type NewConfirmation = z.infer<typeof NewConfirmation>

export const NewDecline = z.strictObject({ note: text([1, 'Say why, kindly'], MOST) })
export type NewDecline = z.infer<typeof NewDecline>
