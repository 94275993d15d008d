import * as z from 'zod/mini'
import { PersonOfOthers } from '#shared/people/card.ts'

/** So many partners a person has at most, those included whom they have asked (docs/rules/claims.md, Partners). */
export const MOST_PARTNERS = 20
/** Of so many of the last closed requests it is said how many a partner has answered, and from so many on in percent. */
export const RESPONSES_COUNTED = 20
const RESPONSES_FOR_PERCENT = 5

export const PARTNER_STATES = ['asked', 'asking', 'active'] as const

/** How a partner has answered the person's last closed claims. */
export const Response = z.object({ answered: z.int(), of: z.int(), percent: z.nullable(z.int()) })
export type Response = z.infer<typeof Response>

/** Somebody who is a partner, was asked to be one (`asking`), or asks to be (`asked`). */
export const Partner = z.extend(PersonOfOthers, {
  state: z.enum(PARTNER_STATES),
  since: z.string(),
  /** Who witnesses where a task names nobody. */
  is_default: z.boolean(),
  response: Response,
})
export type Partner = z.infer<typeof Partner>

export const PartnerPage = z.object({ items: z.array(Partner), next_cursor: z.nullable(z.string()) })
export type PartnerPage = z.infer<typeof PartnerPage>

export const NewPartner = z.strictObject({ user_id: z.uuid('An id is a UUID') })
export const DefaultPartner = z.strictObject({ user_id: z.nullable(z.uuid('An id is a UUID')) })

/** The figures of {@link Response}. @param of of so many closed claims */
export function responseOf(answered: number, of: number): Response {
  return { answered, of, percent: of < RESPONSES_FOR_PERCENT ? null : Math.round((100 * answered) / of) }
}
