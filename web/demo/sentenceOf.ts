import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'

/** A goal sentence with the answers to what it left open as one sentence, which is understood alike. */
export function sentenceOf({
  text,
  answers = {},
}: {
  text: string
  answers?: GoalAnswers | undefined
}): string {
  const { rhythm, minutes, deadline, starts_on: start, not_on: notOn, between, amount } = answers
  const said = [
    amount && `${amount.value} ${amount.unit}${amount.per === null ? '' : ` a ${amount.per}`}`,
    rhythm !== undefined && rhythm !== 'pattern' && rhythmInWords(rhythm),
    typeof minutes === 'number' && `${minutes} minutes`,
    between && `between ${between[0]} and ${between[1]}`,
    start && `from ${dateInWords(start)}`,
    deadline && `by ${dateInWords(deadline)}`,
    notOn && `not on ${daysInWords(notOn)}`,
  ]
  return [text.trim().replace(/[.!,;]+$/, ''), ...said.filter((part) => typeof part === 'string')].join(', ')
}

function rhythmInWords(rhythm: number | readonly number[]): string {
  if (typeof rhythm !== 'number') return `on ${daysInWords(rhythm)}`
  return rhythm === 1 ? 'once a week' : rhythm === 7 ? 'every day' : `${rhythm} times a week`
}

const daysInWords = (days: readonly number[]) => days.map((day) => `${WEEKDAY_NAMES[day]}s`).join(' and ')
