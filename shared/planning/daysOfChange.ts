import type { GoalAnswers } from './goalAnswers.ts'
import { hasDates } from './goalPlan/hasDates.ts'
import { isMoney } from './patterns/keys.ts'
import type { Understood } from './understood.ts'

const PART_OF_YEAR =
  /\b(?:in|during|over|from) (?:the )?(?:summer|winter|spring|autumn|fall|holidays|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b(?! to\b)/i
const NAMES_BEGIN_OR_END =
  /\b(?:start|begin|finish|end|stop|done|by|until|till?|before|from .+ to|instead)\b/i

/** `half the time in July`, `4 times from May`: a part of the plan is to be otherwise, and neither its beginning nor its end. */
export function isOfSomeTime(text: string, { rhythm, minutes }: GoalAnswers, comparesAny: boolean): boolean {
  const isOtherwise = comparesAny || rhythm !== undefined || minutes !== undefined
  return isOtherwise && PART_OF_YEAR.test(text) && !NAMES_BEGIN_OR_END.test(text)
}

const NAMES_ALL = /\b(?:only|just|instead|rather|make it|but not|not)\b/i

/** `on Saturday 3 hours` of a plan for Saturday and Sunday: a length for some of its days, which no plan can say. */
export function isOfSomeDays(
  text: string,
  { weekdays, per_week: perWeek }: Understood,
  { rhythm, minutes }: GoalAnswers,
): boolean {
  if (!Array.isArray(rhythm) || typeof minutes !== 'number') return false
  if (weekdays === null) return perWeek === 7 && rhythm.length < 3 && !NAMES_ALL.test(text)
  const areSome = rhythm.length < weekdays.length && rhythm.every((day) => weekdays.includes(day))
  return areSome && !NAMES_ALL.test(text)
}

const UNTIL =
  /^\W*(?:make (?:it|that) )?(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?|years?)\b|\b(?:by|until|till?|before|end(?:s|ing)?|finish\w*|deadline|for|stop)\b/i

/** `on 1 April` of a habit without an end is its first day, and no last one. */
export function beginOn(said: GoalAnswers, text: string, understood: Understood): void {
  const { deadline, starts_on: start } = said
  const hasEnd = hasDates(understood) || isMoney(understood.pattern) || understood.deadline !== null
  if (hasEnd || typeof deadline !== 'string' || start !== undefined || UNTIL.test(text)) return
  said.starts_on = deadline
  delete said.deadline
}
