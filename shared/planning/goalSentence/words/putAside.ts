import { withoutJobs } from './freeBesideWork.ts'
import { withoutNamesOfPeriods } from './namesOfPeriods.ts'
import { withoutReasonsInBrackets } from './reasonsInBrackets.ts'

/**
 * A sentence without what stands beside a condition and says no more of it: the name of a period that has dates, a reason in brackets,
 * and the job beside the time that it leaves. All of it is `shown` as not used.
 */
export function withoutPutAside(typed: string): { text: string; shown: string[] } {
  const periods = withoutNamesOfPeriods(typed)
  const brackets = withoutReasonsInBrackets(periods.text)
  const work = withoutJobs(brackets.text)
  return { text: work.text, shown: [...periods.named, ...brackets.reasons, ...work.jobs] }
}
