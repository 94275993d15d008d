import { withoutBackgroundFirst } from './backgroundFirst.ts'
import { withoutDistractions } from './distractionsAway.ts'
import { withAmountsExplained } from './amountsExplained.ts'
import { withoutEndsOfWork } from './endsOfWork.ts'
import { withoutJobs } from './freeBesideWork.ts'
import { withoutPrices } from './lessonsCost.ts'
import { withLongOneOnItsDay } from './longOneBesideDays.ts'
import { withoutManners } from './mannersRefused.ts'
import { withoutModestAims } from './modestAims.ts'
import { withoutCostOfIt } from './notAtTheCost.ts'
import { withoutNoMoreThanThat } from './noMoreThanThat.ts'
import { withoutNamesOfPeriods } from './namesOfPeriods.ts'
import { withoutNotEven } from './notEvenThen.ts'
import { withoutPublishing } from './publishedOn.ts'
import { withoutReasonsInBrackets } from './reasonsInBrackets.ts'
import { withoutReasonsOfBounds } from './reasonsOfBounds.ts'
import { withoutRemarksOfThings } from './remarksOfThings.ts'
import { withoutStepsToDo } from './stepsToDo.ts'
import { withoutOtherShifts } from './shiftsOfWork.ts'
import { withoutRefusedRhythms } from './rhythmsNotWanted.ts'
import { withoutSizeOfMaterial } from './sizeOfMaterial.ts'
import { withoutWakingHours } from './wakingHours.ts'
import { withoutWhicheverDays } from './whicheverDays.ts'

/** Each takes out what it is named after, in this order. */
const PASSES: readonly ((text: string) => { text: string; shown: string[] })[] = [
  withoutBackgroundFirst,
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
  withoutCostOfIt,
  withoutNoMoreThanThat,
  withoutRefusedRhythms,
  withoutSizeOfMaterial,
  withLongOneOnItsDay,
  withoutRemarksOfThings,
  withoutStepsToDo,
  withoutWhicheverDays,
  withAmountsExplained,
]

/**
 * A sentence without what stands beside a condition or a goal and says no more of it, by all of the passes. What they take out is `shown`
 * as not used.
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
