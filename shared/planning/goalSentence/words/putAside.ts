import { withoutDistractions } from './distractionsAway.ts'
import { withAmountsExplained } from './amountsExplained.ts'
import { withoutEndsOfWork } from './endsOfWork.ts'
import { withoutJobs } from './freeBesideWork.ts'
import { withoutPrices } from './lessonsCost.ts'
import { withLongOneOnItsDay } from './longOneBesideDays.ts'
import { withoutManners } from './mannersRefused.ts'
import { withoutModestAims } from './modestAims.ts'
import { withoutNoMoreThanThat } from './noMoreThanThat.ts'
import { withoutNamesOfPeriods } from './namesOfPeriods.ts'
import { withoutNotEven } from './notEvenThen.ts'
import { withoutPublishing } from './publishedOn.ts'
import { withoutReasonsInBrackets } from './reasonsInBrackets.ts'
import { withoutReasonsOfBounds } from './reasonsOfBounds.ts'
import { withoutRemarksOfThings } from './remarksOfThings.ts'
import { withoutOtherShifts } from './shiftsOfWork.ts'
import { withoutRefusedRhythms } from './rhythmsNotWanted.ts'
import { withoutSizeOfMaterial } from './sizeOfMaterial.ts'
import { withoutWakingHours } from './wakingHours.ts'
import { withoutWhicheverDays } from './whicheverDays.ts'

/** Each takes out what it is named after, in this order. */
const PASSES: readonly ((text: string) => { text: string; shown: string[] })[] = [
  withoutNotEven,
  withoutNamesOfPeriods,
  withoutReasonsInBrackets,
  withoutReasonsOfBounds,
  withoutWakingHours,
  withoutEndsOfWork,
  withoutJobs,
  withoutPublishing,
  withoutPrices,
  withoutOtherShifts,
  withoutDistractions,
  withoutManners,
  withoutModestAims,
  withoutNoMoreThanThat,
  withoutRefusedRhythms,
  withoutSizeOfMaterial,
  withLongOneOnItsDay,
  withoutRemarksOfThings,
  withoutWhicheverDays,
  withAmountsExplained,
]

/**
 * A sentence without what stands beside a condition and says no more of it: the name of a period that has dates, a reason in brackets
 * or of a bound, when somebody gets up, the job beside the time that it leaves, the days on which something only comes out, what
 * lessons cost, a day that is no exception, shifts of which nobody knows when they are, what is put away while something is done, in
 * which way it is not done, what is no aim, that it is no more than was said, how often it is not, how long the material is, and that one of its
 * days is longer. All of it is `shown` as not used.
 * lessons cost, a day that is no exception, shifts of which nobody knows when they are, and what is remarked of the body or a thing. All of it is `shown` as not used.
 * lessons cost, a day that is no exception, shifts of which nobody knows when they are, what is remarked of the body or a thing,
 * when work ends beside an hour, whichever days, and what a sum is in other words. All of it is `shown` as not used.
 */
export function withoutPutAside(typed: string): { text: string; shown: string[] } {
  const shown: string[] = []
  let text = typed
  for (const pass of PASSES) {
    const left = pass(text)
    text = left.text
    shown.push(...left.shown)
  }
  return { text, shown }
}
