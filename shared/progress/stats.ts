import * as z from 'zod/mini'
import { nullWithoutGamification } from './gamified.ts'

/** The figures of the stats strip: the answer of `GET /api/stats` (docs/rules/progress.md, Figures). */
export const Stats = z.object({
  today: z.object({ completed: z.int(), total: z.int(), percent: z.int() }),
  weekly_xp: nullWithoutGamification(z.int()),
  /** XP of this week so far less that of last week up to the end of the same weekday. */
  from_last_week: nullWithoutGamification(z.int()),
  streak: nullWithoutGamification(z.object({ current: z.int(), best: z.int(), freezes: z.int() })),
  level: nullWithoutGamification(z.int()),
  xp: nullWithoutGamification(z.int()),
  /** Total XP at which the next level begins. */
  next_level_xp: nullWithoutGamification(z.int()),
})
export type Stats = z.infer<typeof Stats>

/** One line of the append-only XP ledger. The sum of all amounts is the profile's `xp`. */
export const LedgerRow = z.object({
  id: z.uuid(),
  source_kind: z.string(),
  source_id: z.uuid(),
  /** The local date it counts for. It never changes. */
  occurrence_date: z.string(),
  amount: z.int(),
  reason: z.string(),
  /** Whether it counts for league points, stored when it was written (docs/rules/league.md, What counts). */
  eligible: z.boolean(),
  /** When it was done, or undone. From a device that was offline it arrives later. */
  done_at: z.string(),
  /** When it arrived. */
  created_at: z.string(),
})
export type LedgerRow = z.infer<typeof LedgerRow>
export const LedgerPage = z.object({ items: z.array(LedgerRow), next_cursor: z.nullable(z.string()) })
export type LedgerPage = z.infer<typeof LedgerPage>
