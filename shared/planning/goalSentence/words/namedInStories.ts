import { EMPTY_FUNDS } from './emptyFunds.ts'
import { LEARNED_TO_MANAGE } from './learnedToManage.ts'
import { LEARNED_TOGETHER } from './learnedTogether.ts'
import { NEVER_USED } from './neverUsed.ts'
import type { Rewriting } from './plainerLeads.ts'

/** Stories that name the thing or the deed, where the wish behind them only refers to it. */
export const NAMED_IN_STORIES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  ...LEARNED_TO_MANAGE,
  ...LEARNED_TOGETHER,
  ...NEVER_USED,
  ...EMPTY_FUNDS,
]
