import { amountInWords } from '#shared/planning/amountInWords.ts'
import { awayInWords } from '#shared/planning/away.ts'
import { ownDaysInWords } from '#shared/planning/ownDaysInWords.ts'
import { rarelyInWords } from '#shared/planning/rarely.ts'
import { spacedInWords, timesAndOnes } from '#shared/planning/timesAWeek.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'

/** What a chip is about: the name of the field, in words. */
export const CHIP_NAMES = {
  deadline: 'Last day',
  starts_on: 'First day',
  rhythm: 'How often',
  days: 'On these days',
  not_on: 'Not on these days',
  away: 'Days left out',
  between: 'Time of the day',
  own_days: 'Days with hours of their own',
  minutes: 'Length of a session',
  weekly: 'Time a week',
  total: 'Time in all',
  amount: 'Amount',
  level: 'Where you begin',
} as const
export type ChipField = keyof typeof CHIP_NAMES
export type Chip = { field: ChipField; words: string }

/** What was understood of a goal, each fact as a chip in few words (docs/rules/plans.md, Goal sentences). */
export function chipsOf(goal: Understood): Chip[] {
  const { deadline, starts_on: start, not_on: notOn, away, between, minutes, level } = goal
  const words: Record<ChipField, string | null> = {
    deadline: deadline && `by ${dateInWords(deadline)}`,
    starts_on: start && `from ${dateInWords(start)}`,
    rhythm: rhythmOf(goal),
    days: goal.weekdays && daysInShort(goal.weekdays),
    not_on: notOn && `not on ${daysInShort(notOn)}`,
    away: away?.length ? `not ${awayInWords(away).join(', ')}` : null,
    between: between && `${between[0]} to ${between[1]}`,
    own_days: goal.own_days ? ownDaysInWords(goal.own_days).join(', ') : null,
    minutes: minutes === null ? null : `${minutesInWords(minutes)} each`,
    weekly: goal.weekly_minutes === null ? null : `${minutesInWords(goal.weekly_minutes)} a week`,
    total: goal.total_minutes === null ? null : `${minutesInWords(goal.total_minutes)} in all`,
    amount: amountOf(goal),
    level,
  }
  return (Object.keys(CHIP_NAMES) as ChipField[]).flatMap((field) => {
    const said = words[field]
    return said === null ? [] : [{ field, words: said }]
  })
}

/** How often, where no days are named. */
function rhythmOf({
  weekdays,
  per_week: perWeek,
  every_days: everyDays,
  rarely,
  one_on: ones,
}: Understood): string | null {
  if (rarely) return rarelyInWords(rarely)
  if (weekdays !== null) return null
  if (everyDays !== null) return spacedInWords(perWeek, everyDays)
  return perWeek === null ? null : timesAndOnes(perWeek, ones)
}

function amountOf({ amount }: Understood): string | null {
  return amount && amountInWords(amount)
}

/** From Monday on: `Mon, Wed`. */
function daysInShort(days: readonly number[]): string {
  const fromMonday = days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  return fromMonday.map((day) => WEEKDAY_NAMES[day]?.slice(0, 3)).join(', ')
}

const REMOVED: Record<ChipField, GoalAnswers> = {
  deadline: { deadline: null },
  starts_on: { starts_on: null },
  rhythm: { rhythm: 'pattern' },
  days: { rhythm: 'pattern' },
  not_on: { not_on: null },
  away: { away: null },
  between: { between: null },
  own_days: { own_days: null },
  minutes: { minutes: 'pattern' },
  weekly: { weekly_minutes: null, rhythm: 'pattern', minutes: 'pattern' },
  total: { total_minutes: null },
  amount: { amount: null },
  level: { level: null },
}

/** The answers by which a fact is no longer said. */
export function without(answers: GoalAnswers, field: ChipField): GoalAnswers {
  return joined(answers, REMOVED[field])
}

/** Answers with a later one: of what says the same in other words the later one holds. */
export function joined(answers: GoalAnswers, later: GoalAnswers): GoalAnswers {
  const {
    per_week: _count,
    weekdays: _days,
    every_days: _gap,
    rarely: _turns,
    one_on: _ones,
    ...others
  } = answers
  return { ...(later.rhythm === undefined ? answers : others), ...later }
}
