import { HOMEMADE_THINGS } from './homemadeThings.ts'
import { PAID_IF_PASSED } from './paidIfPassed.ts'
import type { Rewriting } from './plainerLeads.ts'
import { TALKED_INTO } from './talkedInto.ts'
import { WANTED_SO } from './wantedSo.ts'

/**
 * Wishes that name a thing and not the deed: how it is to be, what is made again and again, what somebody was talked into
 * and what is paid for if it is passed.
 */
export const WANTED_THINGS: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  ...WANTED_SO,
  ...HOMEMADE_THINGS,
  ...TALKED_INTO,
  ...PAID_IF_PASSED,
]
