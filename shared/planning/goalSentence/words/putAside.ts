import { withoutJobs } from './freeBesideWork.ts'
import { withoutPrices } from './lessonsCost.ts'
import { withoutNamesOfPeriods } from './namesOfPeriods.ts'
import { withoutPublishing } from './publishedOn.ts'
import { withoutReasonsInBrackets } from './reasonsInBrackets.ts'
import { withoutOtherShifts } from './shiftsOfWork.ts'

/**
 * A sentence without what stands beside a condition and says no more of it: the name of a period that has dates, a reason in brackets,
 * the job beside the time that it leaves, the days on which something only comes out, what lessons cost, and shifts of which nobody knows when they are. All
 * of it is `shown` as not used.
 */
export function withoutPutAside(typed: string): { text: string; shown: string[] } {
  const periods = withoutNamesOfPeriods(typed)
  const brackets = withoutReasonsInBrackets(periods.text)
  const work = withoutJobs(brackets.text)
  const published = withoutPublishing(work.text)
  const prices = withoutPrices(published.text)
  const shifts = withoutOtherShifts(prices.text)
  return {
    text: shifts.text,
    shown: [
      ...periods.named,
      ...brackets.reasons,
      ...work.jobs,
      ...published.shown,
      ...prices.shown,
      ...shifts.shown,
    ],
  }
}
