import type { Goal } from '#shared/goals/goal.ts'
import type { ColorName } from '#shared/look/emblem.ts'
import { domains } from '#web/domains/data.ts'

/** The colour of a goal: its domain's. */
export function useColorOf({ domain_id }: Pick<Goal, 'domain_id'>): ColorName {
  return domains.useRow(domain_id ?? '')?.color ?? 'indigo'
}
