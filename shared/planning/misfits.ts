import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import type { Kind } from './availability.ts'
import { type Calendar, calendarBetween, roomOf } from './placing/calendar.ts'
import { dateInWords } from './goalSentence/dates/dateInWords.ts'
import { calendarWithin } from './limits.ts'
import type { Offer } from './offers.ts'
import type { Infeasible } from './plan.ts'
import { placeSteps } from './placing/place.ts'
import { betweenOn, sharedHours } from './ownDays.ts'
import type { PlannedStep } from './plannedStep.ts'
import type { WhyNot } from './reasons.ts'

/** A session that has no place, and why. */
export type Misfit = { step: PlannedStep; reason: WhyNot }
type Placing = {
  /** The calendar, and the same over the dates on which a later deadline may lie. */
  calendar: Calendar
  wide: Calendar
  /** All steps of the plan, where they are placed now. */
  steps: readonly PlannedStep[]
}

/** What is tried, few of each, for each try places the whole plan: lengths in quarters, room for more sessions a day, weeks later. */
const SHORTEST = 15
const MORE_CAPACITY = [1, 2]
const LATER = [28, 112, 300]
const WHOLE_DAY = ['06:00', '22:00'] as const
const HOURS: Record<Kind, string> = { work: 'working hours', personal: 'personal hours' }
const THINGS: Record<Kind, string> = { work: 'work', personal: 'personal things' }

/**
 * Sessions of a goal that have no place, those of one cause together (docs/rules/plans.md, Plans from goals): with the limit by its
 * name and value, and offers of which each holds for all of them.
 */
export function groupedMisfits(misfits: readonly Misfit[], placing: Placing): Infeasible[] {
  const groups = [...Map.groupBy(misfits, ({ reason, step }) => `${reason} ${step.kind}`).values()]
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const steps = group.map(({ step }) => step)
    return [
      {
        step: first.step.key,
        count: group.length,
        task_id: null,
        title: first.step.title,
        minutes: first.step.minutes,
        reason: first.reason,
        message: sentenceOf(first, group.length, placing.calendar),
        offers: offersFor(first, steps, placing),
      },
    ]
  })
}

function sentenceOf({ step, reason }: Misfit, count: number, { availability }: Calendar): string {
  const { kind, minutes } = step
  const between = hoursOf(step)
  const sessions = count === 1 ? `A session of ${minutes} minutes does` : `${count} sessions do`
  const capacity = availability.daily_capacity[kind]
  const part = between ? ` between ${between[0]} and ${between[1]}` : ''
  if (reason === 'capacity' && capacity !== null)
    return `${sessions} not fit into your ${hours(capacity)} a day for ${THINGS[kind]}.`
  if (reason === 'no_window')
    return `${sessions} not fit: your ${HOURS[kind]} have no window of ${minutes} minutes${part} on these days.`
  if (reason === 'dependency') return `${sessions} not fit after the first step.`
  const end = step.deadline === null ? '' : ` until ${dateInWords(step.deadline)}`
  return `${sessions} not fit: your ${HOURS[kind]}${part} have no ${minutes} minutes left${count === 1 ? end : ''} on these days.`
}

/** Those of the date that it is best put on. */
function hoursOf(step: PlannedStep): readonly [from: string, to: string] | null {
  return step.ideal === null ? step.between : betweenOn(step, dayOfWeek(step.ideal))
}

/** Each offer makes room for all of them; they can always be left out. */
function offersFor({ step, reason }: Misfit, steps: readonly PlannedStep[], placing: Placing): Offer[] {
  const keys = new Set(steps.map(({ key }) => key))
  const longest = Math.max(...steps.map(({ minutes }) => minutes))
  const { kind } = step
  const between = hoursOf(step)
  const offers: Offer[] = []
  const shorter = longestThat((minutes) => fits(placing, keys, { minutes }), longest)
  if (shorter !== null) offers.push({ kind: 'shorten', minutes: shorter })
  const limit = placing.calendar.availability.daily_capacity[kind]
  if (reason === 'capacity' && limit !== null) {
    const wider = MORE_CAPACITY.map((times) => Math.min(1440, Math.ceil((limit + times * longest) / 15) * 15))
    const enough = wider.find((capacity) => fits(placing, keys, {}, { capacity }))
    if (enough !== undefined) offers.push({ kind: 'capacity', minutes: enough })
  }
  if (reason === 'no_window' || reason === 'no_time') {
    const opened: [string, string] = between ? [between[0], between[1]] : [...WHOLE_DAY]
    if (fits(placing, keys, {}, { hours: opened })) offers.push({ kind: 'hours', between: opened })
  }
  const end = steps.reduce(
    (last, { deadline }) => (deadline !== null && deadline > last ? deadline : last),
    placing.calendar.to,
  )
  const later = LATER.map((days) => addDays(end, days)).find(
    (deadline) =>
      deadline <= placing.wide.to &&
      fits({ ...placing, calendar: { ...placing.wide, to: deadline } }, keys, { deadline }),
  )
  if (later !== undefined) offers.push({ kind: 'deadline', deadline: later })
  return [...offers, { kind: 'drop' }]
}

/** The most quarters of an hour below a length for which something holds, as it does for all that are shorter; null for none. */
function longestThat(holds: (minutes: number) => boolean, below: number): number | null {
  let [known, unknown] = [0, Math.ceil(below / SHORTEST) - 1]
  while (known < unknown) {
    const middle = Math.ceil((known + unknown) / 2)
    if (holds(middle * SHORTEST)) known = middle
    else unknown = middle - 1
  }
  return known === 0 ? null : known * SHORTEST
}

/** Whether all of some steps have a place when they, or the person's limits, are changed. */
function fits(
  { calendar, steps }: Pick<Placing, 'calendar' | 'steps'>,
  keys: ReadonlySet<string>,
  change: Partial<PlannedStep>,
  limits: Parameters<typeof calendarWithin>[1] = {},
): boolean {
  const changed = steps.map((step) =>
    keys.has(step.key)
      ? { ...step, ...change, minutes: Math.min(step.minutes, change.minutes ?? step.minutes) }
      : step,
  )
  const kinds = new Set(changed.map(({ kind }) => kind))
  const { min_chunk: min, max_chunk: max } = calendar.availability
  const room = roomOf(calendarBetween(calendarWithin(calendar, limits, kinds), sharedHours(changed)))
  const { jobs, board } = placeSteps(room, changed, { min, max })
  return jobs.every(({ index, step }) => !keys.has(step.key) || board.places[index] !== null)
}

function hours(minutes: number): string {
  return minutes % 60 === 0
    ? `${minutes / 60} h`
    : minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
