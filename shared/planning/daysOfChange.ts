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

/** `on Saturday 3 hours`, `Thursday at 7` of a plan for two days: a length or an hour for some of its days. */
export function isOfSomeDays(
  text: string,
  { weekdays, per_week: perWeek }: Understood,
  { rhythm, minutes, between }: GoalAnswers,
): boolean {
  const hasOwn = typeof minutes === 'number' || (between !== undefined && between !== null)
  if (!Array.isArray(rhythm) || !hasOwn || NAMES_ALL.test(text)) return false
  if (weekdays === null)
    return (
      (perWeek === 7 && rhythm.length < 3) ||
      (perWeek !== null && perWeek > rhythm.length && isOneOrMany(perWeek, rhythm))
    )
  return rhythm.length < weekdays.length && rhythm.every((day) => weekdays.includes(day))
}

/** What a change says of some days of a plan, as their own; null where the plan names no days. */
export function ownOfSomeDays(
  { weekdays, per_week: perWeek, own_days: own }: Understood,
  { rhythm, minutes, between, ...others }: GoalAnswers,
): GoalAnswers | null {
  if (!Array.isArray(rhythm) || (weekdays === null && perWeek !== EVERY_DAY.length)) return null
  const before = (own ?? []).map((one) => ({ ...one, days: one.days.filter((day) => !rhythm.includes(day)) }))
  return {
    ...others,
    ...(weekdays === null && { rhythm: EVERY_DAY }),
    own_days: [
      ...before.filter(({ days }) => days.length > 0),
      { days: rhythm, between: between ?? null, minutes: typeof minutes === 'number' ? minutes : null },
    ],
  }
}
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Of five times a week two days, and of any number one, are some of them: `weekends at 9`. */
function isOneOrMany(perWeek: number, { length }: readonly number[]): boolean {
  return length === 1 || perWeek > 4
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
