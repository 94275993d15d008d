import * as z from 'zod/mini'
import { CLAIM_LIMITS, UNCLEAR_ANSWER } from '#shared/claims/claim.ts'
import { storable } from '#server/assistant/models/storableText.ts'
import type { ModelVerdict } from '../settle.ts'

const Said = z.object({ answer: z.enum(['confirmed', 'unsure']), reason: z._default(z.string(), '') })

/** What a model said by its one tool. Anything else, and more than one answer, is none that is clear. @param calls their arguments, as JSON */
export function verdictOf(calls: readonly string[]): ModelVerdict {
  const said = calls.length === 1 ? Said.safeParse(jsonOf(calls[0] ?? '')) : null
  if (!said?.success) return { answer: 'unsure', note: UNCLEAR_ANSWER }
  const { answer, reason } = said.data
  const note = Array.from(storable(reason).trim()).slice(0, CLAIM_LIMITS.verdict).join('').trim()
  if (note === '') return { answer, note: answer === 'unsure' ? UNCLEAR_ANSWER : null }
  return { answer, note }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
