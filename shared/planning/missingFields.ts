import { isTimeless } from './goalPlan/habitPlan.ts'
import { GOAL_QUESTIONS, type GoalAnswers, type MissingField } from './goalAnswers.ts'
import { countOfSessions, mostSessionsOf } from './goalPlan/boundedWork.ts'
import { patternOfGoal } from './goalPlan/patternOfGoal.ts'
import { daysAndLengthIn, isRarerThanWeekly, isUntilOccasion } from './goalSentence/words/unreadQuestion.ts'
import { isOfOneDay } from './onItsDay.ts'
import { isMoney, type PatternKey } from './patterns/keys.ts'
import { hasNoRhythm, type Understood } from './understood.ts'

/** Nobody is asked how often they want to do what is done in so few sessions. */
const FEW = 3
/** Saving and quitting need no rhythm and no length. */
const STEADY: readonly PatternKey[] = ['savings', 'debt', 'quit']

/** What is known of a goal beside what was understood. */
type Known = { answers: GoalAnswers; otherDeadline: string | null }

/** What a plan still needs to know of a goal, in the order of its questions (docs/rules/plans.md, Goal sentences). */
export function missingFields(understood: Understood, known: Known): MissingField[] {
  const hasRhythm = saysRhythm(understood, known.answers)
  return GOAL_QUESTIONS.filter((field) => isMissing(field, understood, { ...known, hasRhythm }))
}

function saysRhythm(understood: Understood, answers: GoalAnswers): boolean {
  const { deadline, weekly_minutes, total_minutes } = understood
  const whole = patternOfGoal(understood)
  return (
    // What `once a month` means is asked below, and says how often.
    (understood.unread.some(isRarerThanWeekly) && !isSettled(answers)) ||
    isOfOneDay(understood) ||
    // `go to the gym 10 times in December` says how often.
    // `see the dentist this week` is done in one go.
    (deadline !== null &&
      (countOfSessions(understood, whole) !== null ||
        (mostSessionsOf(understood, whole) ?? Infinity) <= FEW)) ||
    answers.rhythm === 'pattern' ||
    !hasNoRhythm(understood) ||
    [weekly_minutes, total_minutes].some((value) => value !== null)
  )
}

function isMissing(
  field: MissingField,
  understood: Understood,
  { answers, otherDeadline, hasRhythm }: Known & { hasRhythm: boolean },
): boolean {
  const { what, pattern, deadline, amount, minutes, weekly_minutes, total_minutes } = understood
  const isSteady = STEADY.includes(pattern)
  switch (field) {
    case 'what':
      return what === null
    case 'deadline':
      if (otherDeadline !== null && answers.deadline === undefined) return true
      return (
        deadline === null &&
        answers.deadline === undefined &&
        // What `before our trip` means is asked below, and says until when.
        !(understood.unread.some(isUntilOccasion) && !isSettled(answers)) &&
        (isMoney(pattern) || (pattern !== 'quit' && !hasRhythm))
      )
    case 'rhythm':
      return !isSteady && !hasRhythm
    case 'minutes':
      return (
        !isSteady &&
        answers.minutes !== 'pattern' &&
        !isTimeless(understood) &&
        [minutes, weekly_minutes, total_minutes].every((value) => value === null)
      )
    case 'amount':
      return isMoney(pattern) && amount === null
    case 'unread':
      return (
        understood.unread.some(
          (part) =>
            !(isRarerThanWeekly(part) && saysHowOften(answers)) &&
            !(typeof answers.minutes === 'number' && isOfOtherLength(part)),
        ) && !isSettled(answers)
      )
    case 'conflict':
      return understood.conflict !== null && answers.conflict === undefined
  }
}

/** `2 hours on Saturdays` beside another length: which one it is settles it. */
function isOfOtherLength(part: string): boolean {
  const { days, minutes } = daysAndLengthIn(part)
  return days.length > 0 && minutes !== null
}

function saysHowOften({ rhythm, per_week: perWeek, rarely }: GoalAnswers): boolean {
  return rhythm !== undefined || perWeek !== undefined || rarely !== undefined
}

/** By leaving it out, or by saying in other words what it meant. */
function isSettled({ unread, deadline, starts_on, between, not_on, away, weekdays }: GoalAnswers): boolean {
  return [unread, deadline, starts_on, between, not_on, away, weekdays].some((answer) => answer !== undefined)
}
