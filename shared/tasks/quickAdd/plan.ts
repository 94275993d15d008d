import { addDays, clockOf, minutesOf } from '#shared/time/civil.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'
import { buildRule, firstDate, inWeeksFrom, type RuleEnd, type RuleParts } from '#shared/tasks/repeatRule.ts'
import { addMonths } from '#shared/time/civil.ts'
import { withinDuration } from './durations.ts'
import { withinXp } from './marks.ts'
import type { Finding } from './parser.ts'
import type { ReadingContext } from './reading.ts'

/** The fields of a task that a line sets. */
export type Plan = Omit<Partial<NewTaskInput>, 'title' | 'id'>

type Found<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>

const HALF_DAY = 720

/** What the line is about is done in the evening, such as dinner, or in the morning, such as getting up. */
type PlanContext = ReadingContext & { isOfEvening?: boolean; isOfMorning?: boolean }

/** Combines findings into a task's fields. A time or a repetition without a date gets its first date. */
export function planOf(findings: readonly Finding[], context: PlanContext): Plan {
  const time = clockTime(findings, context)
  const repeat = one(findings, 'repeat')
  const date = firstDay(findings, time, context)
  const minutes = one(findings, 'duration')?.minutes ?? one(findings, 'time')?.length
  const category = one(findings, 'category')?.category
  const priority = one(findings, 'priority')?.priority
  const xp = one(findings, 'xp')?.amount
  const goal = one(findings, 'goal')?.id
  const due = one(findings, 'due')?.date
  return {
    ...(date === null ? {} : { scheduled_date: date }),
    ...(time === null ? {} : { scheduled_time: clockOf(time) }),
    ...(minutes === undefined ? {} : { estimated_duration: withinDuration(minutes) }),
    ...(category === undefined ? {} : { category }),
    ...(priority === undefined ? {} : { priority }),
    ...(xp === undefined ? {} : { xp_reward: withinXp(xp) }),
    ...(goal === undefined ? {} : { goal_id: goal }),
    ...(due === undefined ? {} : { due_date: due }),
    ...(repeat === undefined || date === null
      ? {}
      : {
          recurrence: {
            rrule: buildRule(bounded(inWeeks(repeat.rule, context), one(findings, 'end'), date)),
            from: repeat.from,
          },
        }),
  }
}

/** The finding of a kind; there is at most one. */
function one<Kind extends Finding['kind']>(
  findings: readonly Finding[],
  kind: Kind,
): Found<Kind> | undefined {
  return findings.find((finding): finding is Found<Kind> => finding.kind === kind)
}

/** Minutes since midnight: the given time, or the beginning of the part of the day. `friday evening at 9` is 21:00. */
function clockTime(
  findings: readonly Finding[],
  { now = '00:00', isOfEvening = false, isOfMorning = false }: PlanContext,
): number | null {
  const date = one(findings, 'date')
  const time = one(findings, 'time')
  const part = date?.time ?? one(findings, 'repeat')?.time
  if (time) {
    if (!time.isOnFace) return time.time
    if (part !== undefined) return (time.time % HALF_DAY) + (part >= HALF_DAY ? HALF_DAY : 0)
    if (isOfMorning && time.time >= HALF_DAY) return time.time - HALF_DAY
    const isLate = isOfEvening && time.time >= 5 * 60 && time.time < HALF_DAY
    return isLate ? time.time + HALF_DAY : time.time
  }
  if (part === undefined) return one(findings, 'due')?.time ?? null
  const nextHalfHour = Math.ceil((minutesOf(now) + 1) / 30) * 30
  const isLater = date?.isEvening && nextHalfHour > part && nextHalfHour < 1440
  return isLater ? nextHalfHour : part
}

/** The given date; else that of a due time; else today, or tomorrow when the time has passed; for a repetition the first date that it names. */
function firstDay(
  findings: readonly Finding[],
  time: number | null,
  { today, now }: ReadingContext,
): string | null {
  const repeat = one(findings, 'repeat')
  const due = one(findings, 'due')
  const onDueDate = due?.time === undefined ? undefined : due.date
  const given = one(findings, 'date')?.date ?? one(findings, 'time')?.date ?? onDueDate
  if (given !== undefined) return repeat ? firstDate(repeat.rule, given) : given
  if (!repeat && time === null) return null
  const hasPassed = time !== null && now !== undefined && time < minutesOf(now)
  const day = hasPassed ? addDays(today, 1) : today
  return repeat ? firstDate(repeat.rule, day) : day
}

/** A rule that begins on its only weekday names the same dates in every kind of week. */
function inWeeks(rule: RuleParts, { weekStart }: ReadingContext): RuleParts {
  return rule.weekdays.length > 1 && rule.weekStart === null ? inWeeksFrom(rule, weekStart) : rule
}

/** A rule with its end, which is never before its first date. */
function bounded(rule: RuleParts, end: Found<'end'> | undefined, first: string): RuleParts {
  if (end === undefined) return rule
  return { ...rule, ends: endFrom(end.ends, first) }
}

function endFrom(ends: Found<'end'>['ends'], first: string): RuleEnd {
  if (ends.kind === 'span') return { kind: 'on', date: addDays(addMonths(first, ends.months), ends.days - 1) }
  return ends.kind === 'on' && ends.date < first ? { kind: 'on', date: first } : ends
}
