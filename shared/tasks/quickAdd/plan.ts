import { addDays, clockOf, minutesOf, monthOf } from '#shared/time/civil.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { buildRule, inWeeksFrom, type RuleEnd, type RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { addMonths } from '#shared/time/civil.ts'
import { inAfternoon } from './clock.ts'
import { withoutDaysLeftOut } from './daysLeftOut.ts'
import { withinDuration } from './durations.ts'
import { withinXp } from './marks.ts'
import type { Finding } from './parser.ts'
import type { ReadingContext } from './reading.ts'

/** The fields of a task that a line sets. */
export type Plan = Omit<Partial<NewTaskInput>, 'title' | 'id'>

type Found<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>

const HALF_DAY = 720
/** Hours on the clock's face that are in the evening where the title says so. */
const [EVENING_FROM, EVENING_UNTIL] = [5 * 60, 10 * 60]
const IN_THE_EVENING =
  /\b(?:dinner|supper|meal|tea|(?<!nothing to |not |don['’]?t |anything to )eat(?! (?:breakfast|brunch|lunch))|drinks|cocktails|party|concert|gig|movies?|film|cinema|theat(?:re|er)|opera|pub|board games?|pizza|takeaway|takeout|barbecue|bbq|evening|\p{L}+ night(?! (?:before|shift))|nightcap|curry|tapas|pints|beers|babysit(?:ting|ter)?|karaoke|salsa|ceilidh|table|poker|band|quiz|bingo|(?:leaving|retirement|engagement|birthday|work) do|date w(?:ith)?|reunion|fireworks|book (?:club|group))s?\b/iu
/** Nobody is called or met at 6 in the morning: at these hours it is after work. */
const AFTER_WORK =
  /\b(?:call|phone|ring|meet|pick(?: \w+){0,3} up|way home|after work|cook|grill|groceries|shopping|tennis|padel|choir|rehearsal|training|group|club|shows?|football|badminton|squash|netball|hockey|rugby|volleyball|basketball|5-a-side|guitar|piano|violin|counselling|zumba|drama|dance|dancing|bowling|pottery|kick-?off|ballet(?! (?:class|lesson|shoes|kit|exam))|recital|musical|panto|council|pta|committee|guides|rainbow|scout|cub|beaver|brownie)s?\b/iu
const [AFTER_WORK_FROM, AFTER_WORK_UNTIL] = [6 * 60, 8 * 60]
const TO_BED = /\b(?:to bed|bedtime|sleep|lights out)\b|^bed\b/iu
const [TO_BED_FROM, TO_BED_UNTIL] = [7 * 60, 12 * 60]
const IN_THE_MORNING =
  /\b(?:breakfast|wake|alarm|sunrise|sun[- ]?up|dawn|get up|drop(?: \w+){0,3} (?:at|to) (?:nursery|preschool|school)|(?:nursery|school) drop|^up(?= (?:for|early|with)\b)|(?:before|b4) (?:work|school|breakfast|the school run)|mornings?)\b/iu
const EARLY = /\bearly(?! (?:night|evening|tea|dinner|supper|drinks))\b/iu
/** Who runs or flies at 6:30 does so before breakfast; at 5:30 it may be either. */
const RUN = /\b(?:run(?! club)|jog|fly|school (?:bus|run)|flight(?! (?:lands|arrives|back|home|in)\b))\b/iu
const RUNS_FROM = 6 * 60
const SMALL_HOURS = 4 * 60

/** Combines findings into a task's fields. A time or a repetition without a date gets its first date. */
export function planOf(found: readonly Finding[], context: ReadingContext, title = ''): Plan {
  const findings = withoutDaysLeftOut(found)
  const time = clockTime(findings, context, title)
  const repeat = one(findings, 'repeat')
  const date = firstDay(findings, time, context)
  const minutes =
    one(findings, 'duration')?.minutes ?? one(findings, 'time')?.length ?? one(findings, 'date')?.length
  const category = one(findings, 'category')?.category
  const priority = one(findings, 'priority')?.priority
  const xp = one(findings, 'xp')?.amount
  const goal = one(findings, 'goal')?.id
  const witness = one(findings, 'witness')?.id
  const isDeadline = one(findings, 'time')?.isDeadline === true && repeat === undefined
  const until = one(findings, 'date')?.until
  const due =
    one(findings, 'due')?.date ??
    (repeat === undefined ? until : null) ??
    (isDeadline ? date : null) ??
    undefined
  return {
    ...(date === null ? {} : { scheduled_date: date }),
    ...(time === null ? {} : { scheduled_time: clockOf(time) }),
    ...(minutes === undefined ? {} : { estimated_duration: withinDuration(minutes) }),
    ...(category === undefined ? {} : { category }),
    ...(priority === undefined ? {} : { priority }),
    ...(xp === undefined ? {} : { xp_reward: withinXp(xp) }),
    ...(goal === undefined ? {} : { goal_id: goal }),
    ...(witness === undefined ? {} : { accountability_type: 'partner', witness_id: witness }),
    ...(due === undefined ? {} : { due_date: due }),
    ...(repeat === undefined || date === null
      ? {}
      : {
          recurrence: {
            rrule: buildRule(
              bounded(
                inItsMonth(inWeeks(inRhythm(repeat.rule, findings), context), date),
                one(findings, 'end') ?? lastDay(until), // "every wed from 4 march til 27 may"
                date,
              ),
            ),
            from: repeat.from,
          },
        }),
  }
}

function lastDay(until: string | undefined): Found<'end'> | undefined {
  return until === undefined ? undefined : { kind: 'end', ends: { kind: 'on', date: until } }
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
  { today, now = '00:00' }: ReadingContext,
  title: string,
): number | null {
  const date = one(findings, 'date')
  const time = one(findings, 'time')
  const repeat = one(findings, 'repeat')
  const part = date?.time ?? repeat?.time
  if (time?.isOnFace) {
    const likely = inHalfOfDay(time, repeat?.isNightly ? HALF_DAY : part, title)
    // "at 6 today", written at nine in the morning
    const isOver =
      date?.date === today &&
      part === undefined &&
      !time.hasMinutes &&
      likely < Math.min(minutesOf(now), EVENING_UNTIL)
    return isOver && likely + HALF_DAY > minutesOf(now) ? likely + HALF_DAY : likely
  }
  if (time) return time.time
  if (part === undefined) return one(findings, 'due')?.time ?? null
  const nextHalfHour = Math.ceil((minutesOf(now) + 1) / 30) * 30
  const isLater = date?.isEvening && nextHalfHour > part && nextHalfHour < 1440
  return isLater ? nextHalfHour : part
}

/** A time on the clock's face in the half of the day that its part or the title says: `dinner at 7`, `breakfast 6:30`. */
function inHalfOfDay(
  { time, hasMinutes, isAfter, isDeadline }: Found<'time'>,
  part: number | undefined,
  title: string,
): number {
  const isAfterWork =
    time >= AFTER_WORK_FROM &&
    time < AFTER_WORK_UNTIL &&
    (isAfter === true || isDeadline === true || AFTER_WORK.test(title)) &&
    !IN_THE_MORNING.test(title) &&
    !EARLY.test(title) &&
    !RUN.test(title)
  const isEvening =
    isAfterWork ||
    (time >= EVENING_FROM && time < EVENING_UNTIL && IN_THE_EVENING.test(title)) ||
    (time >= TO_BED_FROM && time < TO_BED_UNTIL && TO_BED.test(title))
  const isEarly =
    IN_THE_MORNING.test(title) ||
    (time >= EVENING_FROM && EARLY.test(title)) ||
    (time >= RUNS_FROM && RUN.test(title))
  if (part === undefined && isEarly && !isEvening) return time
  const isSecond = part === undefined ? isEvening : part >= HALF_DAY
  if (isSecond) return time < HALF_DAY ? time + HALF_DAY : time
  return part === undefined ? inAfternoon(time, hasMinutes) : time
}

/** The given date; else that of a due time; else today, or tomorrow when the time has passed; for a repetition the first date that it names. */
function firstDay(
  findings: readonly Finding[],
  time: number | null,
  { today, now }: ReadingContext,
): string | null {
  const repeat = one(findings, 'repeat')
  const due = one(findings, 'due')
  const isOften = repeat !== undefined && repeat.rule.weekdays.length + repeat.rule.monthDays.length === 0
  const isFirst = isOften && repeat.rule.frequency !== 'DAILY' && due?.isBefore !== true // "every 3 months next due 9 april"
  const onDueDate = due?.time === undefined && !isFirst ? undefined : due?.date
  const given = one(findings, 'date')?.date ?? one(findings, 'time')?.date ?? onDueDate
  const isAfterMidnight = one(findings, 'date')?.isEvening === true && time !== null && time < SMALL_HOURS
  if (given !== undefined && isAfterMidnight) return addDays(given, 1) // "tonight at midnight"
  if (given !== undefined) return repeat ? firstDate(repeat.rule, given) : given
  if (!repeat && time === null) return null
  const hasPassed = time !== null && now !== undefined && time < minutesOf(now)
  const day = hasPassed ? addDays(today, 1) : today
  return repeat ? firstDate(repeat.rule, day) : day
}

/** The days of a rule at the interval that the beginning of the line says. */
function inRhythm(rule: RuleParts, findings: readonly Finding[]): RuleParts {
  const interval = one(findings, 'rhythm')?.interval
  return interval === undefined ? rule : { ...rule, interval }
}

/** A rule that begins on its only weekday names the same dates in every kind of week. */
function inWeeks(rule: RuleParts, { weekStart }: ReadingContext): RuleParts {
  return rule.weekdays.length > 1 && rule.weekStart === null ? inWeeksFrom(rule, weekStart) : rule
}

/** `every wednesday in april` ends with the next April. @param first its first date, which is in that month */
function inItsMonth(rule: RuleParts, first: string): RuleParts {
  if (rule.frequency === 'MONTHLY') return { ...rule, months: [] } // of a quarter, which the first date is in
  const isOfWeek = rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY'
  if (!isOfWeek || rule.months.length === 0) return rule
  return { ...rule, months: [], ends: { kind: 'on', date: monthOf(first).to } }
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
