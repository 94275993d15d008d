import { ONE_OF_IT_PLEASE } from './oneOfItPlease.ts'
import type { Rewriting } from './plainerLeads.ts'
import { SOFTER_WISHES } from './softerWishes.ts'

/** Wishes that follow from a story or from another wish, with `so` before them. */
export const WISHES_BEHIND_SO: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  ...SOFTER_WISHES,
  ...ONE_OF_IT_PLEASE,
]
