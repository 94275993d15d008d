import { ruleInWords, scheduleInWords } from '#shared/habits/inWords.ts'
import { Schedule } from '#shared/habits/schedule.ts'
import { describeRule } from '#shared/tasks/repeating/repeat.ts'
import type { Task } from '#shared/tasks/task.ts'
import { clockOf, minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import type { Infeasible, PlanItem, Warning } from '#shared/planning/plan.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** What an item would make of its row: the fields that are shown and edited. */
export type ItemPlace = { title: string; date: string | null; time: string | null; minutes: number | null }

/** The row as it will be, as far as the item and the task that it changes say so. */
export function placeOf({ row, patch, before }: PlanItem, task: Task | undefined): ItemPlace {
  const fields: Record<string, unknown> = { ...task, ...before, ...row, ...patch }
  const textIn = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null)
  const minutes = fields['estimated_duration']
  return {
    title: textIn('title') ?? textIn('name') ?? 'A task that cannot be loaded now',
    date: textIn('scheduled_date'),
    time: textIn('scheduled_time'),
    minutes: typeof minutes === 'number' ? minutes : null,
  }
}

/** `Mon 23 Nov, 10:45 to 11:15`; what has no time says its day, what has no day is unscheduled. */
export function whenOf({ date, time, minutes }: Omit<ItemPlace, 'title'>): string {
  if (date === null) return 'Unscheduled'
  if (time === null) return dayInShort(date)
  return `${dayInShort(date)}, ${shownTime(time)}${minutes === null ? '' : ` to ${shownTime(clockOf((minutesOf(time) + minutes) % MINUTES_PER_DAY))}`}`
}

/** Where a moved task was; null for what is new. */
export function whereItWas({ kind, before }: PlanItem): string | null {
  if (kind !== 'update_task' || !before || !('scheduled_date' in before)) return null
  const [date, time] = [before['scheduled_date'], before['scheduled_time']]
  return whenOf({
    date: typeof date === 'string' ? date : null,
    time: typeof time === 'string' ? time : null,
    minutes: null,
  })
}

export const KINDS: Record<PlanItem['kind'], string> = {
  create_task: 'New task',
  update_task: 'Changed',
  delete_task: 'Goes to the trash',
  create_goal: 'New goal',
  create_habit: 'New habit',
}

export const WARNINGS: Record<Warning, string> = {
  overlap: 'Overlaps something',
  buffer: 'No pause beside it',
  outside_hours: 'Outside your hours',
  over_capacity: 'More than you plan for a day',
  after_deadline: 'After its deadline',
  past: 'In the past',
}

type Offer = Infeasible['offers'][number]

/** How often what an item makes comes back: `3 times a week, 20 min`, `At most 2 cups · Every day`; null for what happens once. */
export function rhythmOf({ kind, row }: Pick<PlanItem, 'kind' | 'row'>): string | null {
  if (kind === 'create_habit') {
    const schedule = Schedule.safeParse(row?.['schedule'])
    const { aim, kind: habitKind, target, unit } = row ?? {}
    if (
      schedule.success &&
      aim === 'at_most' &&
      (habitKind === 'count' || habitKind === 'minutes' || habitKind === 'quit')
    )
      return ruleInWords(
        habitKind,
        { schedule: schedule.data, aim, target: typeof target === 'number' ? target : 0 },
        typeof unit === 'string' ? unit : '',
      )
    const words = schedule.success ? scheduleInWords(schedule.data) : 'Every day'
    const minutes = row?.['duration']
    return typeof minutes === 'number' ? `${words}, ${minutesInWords(minutes)}` : words
  }
  const recurrence = row?.['recurrence'] as { rrule?: unknown } | null | undefined
  return typeof recurrence?.rrule === 'string' ? describeRule({ rrule: recurrence.rrule }) : null
}

/** What taking an offer does. @param count how many sessions it is for */
export function offerInWords(offer: Offer, count = 1): string {
  switch (offer.kind) {
    case 'shorten':
      return `Shorten to ${offer.minutes} min`
    case 'deadline':
      return `Move the deadline to ${dayInShort(offer.deadline)}`
    case 'capacity':
      return `Allow ${minutesInWords(offer.minutes)} a day for this plan`
    case 'hours':
      return `Allow ${offer.between[0]} to ${offer.between[1]} for this plan`
    case 'drop':
      return count === 1 ? 'Leave it out' : 'Leave them out'
  }
}
