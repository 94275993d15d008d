import { HOMEMADE_THINGS } from './homemadeThings.ts'
import type { Rewriting } from './plainerLeads.ts'
import { TALKED_INTO } from './talkedInto.ts'
import { WANTED_SO } from './wantedSo.ts'

/** Wishes that name a thing and not the deed: how it is to be, what is made again and again, and what somebody was talked into. */
export const WANTED_THINGS: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  ...WANTED_SO,
  ...HOMEMADE_THINGS,
  ...TALKED_INTO,
]
