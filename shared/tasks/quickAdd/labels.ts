import { capitalised } from '#shared/text/capitalised.ts'
import { describeRule } from '#shared/tasks/repeating/repeat.ts'
import { buildRule, plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { addDays, clockOf, minutesOf } from '#shared/time/civil.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { shortDay, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { MOST_MINUTES_BEFORE } from '#shared/reminders/limits.ts'
import { leadInWords } from '#shared/reminders/leadInWords.ts'
import { withinReminder } from './marks.ts'
import type { Plan } from './plan.ts'
import type { Finding } from './parser.ts'
import type { ReadingContext } from './reading.ts'

/**
 * A chip's label: the value that the task will have, so that a clamped or guessed one is visible.
 *
 * @param all the findings of the line
 */
export function labelOf(
  finding: Finding,
  plan: Plan,
  { today }: ReadingContext,
  all: readonly Finding[],
): string {
  switch (finding.kind) {
    case 'date':
      return [datesLabel(finding, plan, today), ...timeOfPart(finding, plan, all)].join(' ')
    case 'time':
      return timeLabel(
        finding,
        plan,
        today,
        all.some(({ kind }) => kind === 'date'),
      )
    case 'duration':
      return durationLabel(finding.minutes)
    case 'category':
      return capitalised(finding.category)
    case 'priority':
      return `${capitalised(finding.priority)} priority`
    case 'xp':
      return `${plan.xp_reward} XP${finding.amount > TASK_LIMITS.mostXp ? ' (the most)' : ''}${finding.amount < TASK_LIMITS.leastXp ? ' (the least)' : ''}`
    case 'reminder':
      return reminderLabel(finding.minutes)
    case 'goal':
      return finding.title
    case 'witness':
      return `With ${finding.name}`
    case 'repeat':
      return [
        plan.recurrence ? withoutEnd(describeRule(plan.recurrence, today)) : 'Repeats',
        ...timeOfPart(finding, plan, all),
      ].join(' at ')
    case 'except':
      return `Not ${finding.days.map((day) => WEEKDAY_NAMES[day]).join(', ')}`
    case 'rhythm':
      return describeRule({ rrule: buildRule(plainRule(finding.frequency, finding.interval)) })
    case 'end':
      return plan.recurrence ? endOnly(describeRule(plan.recurrence, today)) : ''
    case 'due':
      return `Due ${shortDay(finding.date, today)}${finding.time === undefined ? '' : ` ${clockOf(finding.time)}`}`
  }
}

/** When the part of the day begins that a day or a repetition names, unless the line has a time: `friday evening` is at 18:00. */
function timeOfPart(finding: DayFinding, { scheduled_time }: Plan, all: readonly Finding[]): string[] {
  if (all.some(({ kind }) => kind === 'time') || !scheduled_time) return []
  const days = all.filter((each): each is DayFinding => each.kind === 'date' || each.kind === 'repeat')
  const named = days.toSorted((one) => (one.kind === 'date' ? -1 : 1)).find(hasPart)
  return named === finding ? [scheduled_time] : []
}

type DayFinding = Extract<Finding, { kind: 'date' | 'repeat' }>

/** Whether a finding's time is that of a part of the day; a range of days shows its own. */
function hasPart(finding: DayFinding): boolean {
  const isRange = finding.kind === 'date' && (finding.length !== undefined || finding.endTime !== undefined)
  return finding.time !== undefined && !isRange
}

function datesLabel(
  { date, until, time, endTime, length }: Extract<Finding, { kind: 'date' }>,
  plan: Plan,
  today: string,
): string {
  const first = shortDay(plan.scheduled_date ?? date, today)
  if (length !== undefined && time !== undefined) return `${first} ${clockOf(time)}–${clockOf(time + length)}`
  if (endTime !== undefined && until !== undefined && time !== undefined)
    return `${first} ${clockOf(time)} to ${shortDay(until, today)} ${clockOf(endTime)}`
  return until === undefined ? first : `${first} to ${shortDay(until, today)}`
}

function timeLabel(
  finding: Extract<Finding, { kind: 'time' }>,
  plan: Plan,
  today: string,
  hasDate: boolean,
): string {
  const start = plan.scheduled_time ?? clockOf(finding.time)
  const time = finding.length === undefined ? start : `${start}–${clockOf(minutesOf(start) + finding.length)}`
  const said = finding.isDeadline === true ? `by ${time}` : time
  return capitalised(hasDate ? said : `${dayName(plan.scheduled_date ?? today, today)} ${said}`)
}

function reminderLabel(minutes: number): string {
  const label = `Remind ${leadInWords(withinReminder(minutes))}`
  return minutes > MOST_MINUTES_BEFORE ? `${label} (the earliest)` : label
}

function dayName(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : shortDay(date, today)
}

function durationLabel(minutes: number): string {
  if (minutes < TASK_LIMITS.shortest) return `${minutesInWords(TASK_LIMITS.shortest)} (the shortest)`
  if (minutes > TASK_LIMITS.longest) return `${minutesInWords(TASK_LIMITS.longest)} (the longest)`
  return minutesInWords(minutes)
}

/** A rule in words without its end, which has a chip of its own. */
function withoutEnd(words: string): string {
  return words.replace(/, (until .*|\d+ times|once)$/, '')
}

function endOnly(words: string): string {
  return capitalised(/, (until .*|\d+ times|once)$/.exec(words)?.[1] ?? '')
}
