import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Deadline } from './deadline.ts'
import { month } from './namedPeriods.ts'
import { EXAM_NAME } from './wholePeriods.ts'

/** `for my | July | test`: one gets ready until the month begins. */
export const monthOfOccasion: Phrase<Deadline> = (words, at, context) => {
  if (!isMonthOfOccasion(words, at) || !LEADS.test(words[at - 1]?.plain ?? '')) return null
  const read = month(words.slice(0, at + 1), at, context)
  const isAhead = read !== null && read.value.from > context.today
  return isAhead ? { value: { date: addDays(read.value.from, -1) }, to: at + 1 } : null
}
const LEADS = /^(?:for|the|my|our|an?)$/

/** Whether a word is the month of what follows it, and so no time by itself: `for July | test`. */
export function isMonthOfOccasion(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]?.plain ?? '']
  if (!word || monthOfName(word.plain) === null || /[,;:.!?]$/.test(word.text)) return false
  // `in the February half term`
  if (words[at + 2]?.plain === 'term') return false
  return [OCCASION, EXAM_NAME, RACE].some((name) => name.test(next))
}
const RACE = /^(?:marathon|half|triathlon|10k|5k|show|sitting|talk|presentation)$/
