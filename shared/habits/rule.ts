import type { FieldError } from '#shared/errors.ts'
import type { Aim, Kind, Version } from './past.ts'
import { isTotal, type Schedule } from './schedule.ts'

/** What decides which dates are due and done, beside the kind. */
export type Rule = Omit<Version, 'from'>
type Asked = { kind: Kind; schedule: Schedule; aim?: Aim | undefined; target?: number | null | undefined }

/**
 * The rule of a habit, with what its kind decides filled in (docs/rules/habits.md, Habits).
 *
 * @returns the rule, or which field does not fit the others and why
 */
export function ruleOf({ kind, schedule, aim, target = null }: Asked): Rule | FieldError {
  switch (kind) {
    case 'yes_no':
      if (aim === 'at_most') return refused('aim', 'A habit of yes or no is done at least once')
      if (target !== null) return refused('target', 'A habit of yes or no has no target')
      if (isTotal(schedule)) return refused('schedule', 'A total needs a count or minutes')
      return { schedule, aim: 'at_least', target: null }
    case 'quit':
      if (aim === 'at_least') return refused('aim', 'What is to be quit has an aim of at most')
      if (target !== null && target !== 0) return refused('target', 'What is to be quit has a target of 0')
      if (schedule.type !== 'daily') return refused('schedule', 'What is to be quit is daily')
      return { schedule, aim: 'at_most', target: 0 }
    case 'count':
    case 'minutes':
      return measuredRule(schedule, aim ?? 'at_least', target)
  }
}

function measuredRule(schedule: Schedule, aim: Aim, target: number | null): Rule | FieldError {
  if (target === null) return refused('target', 'A target is required')
  if (aim === 'at_least' && target === 0) return refused('target', 'A target of at least is above 0')
  const mayBeAtMost = ['daily', 'weekdays'].includes(schedule.type) || isTotal(schedule)
  if (aim === 'at_most' && !mayBeAtMost)
    return refused('aim', 'At most goes with daily, weekdays and totals only')
  return { schedule, aim, target }
}

function refused(field: string, message: string): FieldError {
  return { field, message }
}
