import { BARRING, leavingOut } from './allDaysBut.ts'
import { amount } from './durations.ts'
import type { RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { type Finding, type Match, parserOf, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, sequence } from './phrase.ts'
import type { ReadingContext } from './reading.ts'
import type { Word } from './words.ts'
import { allBut, pluralDays, shortPlurals, weekdays, weekends, workdays } from './weekdays.ts'

/** Weekdays that a repetition leaves out, where they stand away from it: `weekdays 6:50 alarm except friday`. */
export function parseDaysLeftOut(
  words: readonly Word[],
  at: number,
  context: ReadingContext,
  isBehindWhen: boolean,
): Match | null {
  if (!isBehindWhen && BARRING.includes(words[at]?.plain ?? '')) return null // "every tues shift, bar friday"
  const read = leftOut(words, at, context)
  const isOneDay =
    read !== null &&
    /^\d{1,2}(?:st|nd|rd|th)?$|^the$/.test(words[at + read.length]?.plain ?? '') && // "except tues 17 march"
    amount(words, at + read.length, context) === null // "except tues 1 hr"
  return isOneDay ? null : read
}

const leftOut = parserOf(
  meaning(
    sequence(
      leavingOut,
      optional(keyword('not')),
      optional(keyword('on', 'for')),
      either(weekends, workdays, pluralDays, shortPlurals, weekdays),
    ),
    ([, , , days]): Reading => ({
      place: 'closed',
      isIntroduced: true,
      finding: { kind: 'except', days: days.map(({ day }) => day) },
    }),
  ),
)

/** Findings whose repetition is without the days that the line leaves out; as they are where nothing else would be left. */
export function withoutDaysLeftOut(findings: readonly Finding[]): readonly Finding[] {
  const except = findings.find((finding) => finding.kind === 'except')
  if (except === undefined) return findings
  return findings.map((finding) =>
    finding.kind === 'repeat' ? { ...finding, rule: without(finding.rule, except.days) } : finding,
  )
}

function without(rule: RuleParts, days: readonly number[]): RuleParts {
  const isEveryDay = rule.frequency === 'DAILY' && rule.interval === 1
  if (!isEveryDay && rule.frequency !== 'WEEKLY') return rule
  const all = isEveryDay ? allBut([]) : rule.weekdays
  const left = all.filter(({ day }) => !days.includes(day))
  return left.length === 0 ? rule : { ...rule, frequency: 'WEEKLY', weekdays: left }
}
