import { plainRule, type RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { dayOfWeek } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import { isClosed } from './clauses.ts'
import { weekdayOf } from './dateWords.ts'
import { isVerb } from './dayNames.ts'
import { ordinalOf } from './numbers.ts'
import type { Finding } from './parser.ts'
import { weekly } from './weekly.ts'
import type { Word } from './words.ts'

/** What is done often, and may be a noun too. */
const DONE_OFTEN =
  /^(?:call|ring|phone|text|email|message|water|feed|mow|vacuum|hoover|dust|change|empty|sweep|walk|visit)$/
const BEHIND_NOUN = /^(?:to|of|and|from|&|\+|in)$/
const PART_OF_DAY = /^(?:morning|lunchtime|afternoon|evening|night|morn|eve|am|pm)$/
type Repeat = Extract<Finding, { kind: 'repeat' }>

/**
 * What begins the line says how often, and its days stand further on: `biweekly 1:1 with Jo on thursdays`, and before a verb
 * `weekly water the ferns sunday`; but "weekly review friday" is one of many.
 */
export function withRhythm(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const named = withRhythmOfDays(candidates)
  if (named !== null) return named
  const [first, ...others] = candidates
  if (first?.from !== 0 || first.finding.kind !== 'repeat' || first.place !== 'end') return [...candidates]
  const { frequency, interval, weekdays } = first.finding.rule
  if (weekdays.length > 0) return [...candidates]
  const days = others.some(({ finding }) => isOnDays(finding, frequency))
    ? others
    : withRepeatedDay(others, first.finding, words)
  if (days === null) return [...candidates]
  return [{ ...first, place: 'anywhere', finding: { kind: 'rhythm', frequency, interval } }, ...days]
}

/** "check email daily 8am mon to fri", "piano mondays 4pm fortnightly": of two that follow one another, one says how often, the other one on which days. */
function withRhythmOfDays(candidates: readonly Candidate[]): Candidate[] | null {
  const repeats = candidates.filter(({ finding }) => finding.kind === 'repeat')
  const often = repeats.find(({ finding }) => isBare(finding))
  const days = repeats.find(({ finding }) => isOnDays(finding, 'WEEKLY'))
  if (often?.finding.kind !== 'repeat' || days === undefined || repeats.length > 2) return null
  if (!areInARow(candidates, candidates.indexOf(often), candidates.indexOf(days))) return null
  const {
    rule: { frequency, interval },
    time,
  } = often.finding
  return candidates.map((each) => {
    if (each === often)
      return { ...each, place: 'anywhere', finding: { kind: 'rhythm', frequency, interval } }
    if (each !== days || each.finding.kind !== 'repeat') return each
    return { ...each, finding: { ...each.finding, time: each.finding.time ?? time } } // "homework mon-thu each eve"
  })
}

function isBare(finding: Finding): boolean {
  if (finding.kind !== 'repeat') return false
  const { frequency, interval, weekdays } = finding.rule
  return weekdays.length === 0 && (frequency === 'WEEKLY' || (frequency === 'DAILY' && interval === 1))
}

/** Whether no word is between two candidates but those of others. */
function areInARow(candidates: readonly Candidate[], one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)]
  return candidates.slice(first, last).every(({ to }, index) => candidates[first + index + 1]?.from === to)
}

function isOnDays(finding: Finding, frequency: RuleParts['frequency']): boolean {
  return (
    finding.kind === 'repeat' &&
    finding.rule.frequency === frequency &&
    finding.rule.interval === 1 &&
    finding.rule.weekdays.length + finding.rule.monthDays.length > 0
  )
}

/** The candidates with their only day as one that repeats, where the line says what is done; null where it does not. */
function withRepeatedDay(
  candidates: readonly Candidate[],
  { rule, from }: Repeat,
  words: readonly Word[],
): Candidate[] | null {
  const [day, ...more] = candidates.filter(({ finding }) => finding.kind === 'date')
  if (day?.finding.kind !== 'date' || more.length > 0 || !saysWhatIsDone(words) || day.from < 3) return null
  const days = daysOf(day.finding.date, words.slice(day.from, day.to), rule.frequency)
  if (days === null) return null
  const repeated: Repeat = { kind: 'repeat', rule: days, from, time: day.finding.time }
  return candidates.map((each) => (each === day ? { ...each, finding: repeated } : each))
}

/** Whether behind the first word a verb and its object follow: "weekly email Ann", but "weekly email to staff". */
function saysWhatIsDone(words: readonly Word[]): boolean {
  const [often, verb] = words
  const isPaused = often?.text !== often?.plain || verb?.text !== verb?.plain
  const isDone = isVerb(words, 1) || DONE_OFTEN.test(verb?.plain ?? '')
  return isDone && !isPaused && !isClosed(words, 2) && !BEHIND_NOUN.test(words[2]?.plain ?? '')
}

/** The rule of a day that was typed as a weekday or as a day of the month alone. */
function daysOf(date: string, own: readonly Word[], frequency: RuleParts['frequency']): RuleParts | null {
  const [name = '', ...rest] = own.map(({ plain }) => plain).filter((plain) => !/^(?:on|in|the)$/.test(plain))
  if (rest.some((plain) => !PART_OF_DAY.test(plain))) return null
  if (frequency === 'WEEKLY' && weekdayOf(name) !== null) return weekly([{ day: dayOfWeek(date), nth: null }])
  const day = frequency === 'MONTHLY' ? ordinalOf(name) : null
  return day === null || day < 1 ? null : { ...plainRule('MONTHLY'), monthDays: [day] }
}
