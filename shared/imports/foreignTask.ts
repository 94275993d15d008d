import {
  ACCOUNTABILITY_TYPES,
  CATEGORIES,
  type Category,
  PRIORITIES,
  TASK_FIELDS,
} from '#shared/tasks/fields.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { isPlanDate } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'

/** What a file says of a task, as far as it was found: texts as they are in the file. */
export type ForeignTask = {
  title: string
  description?: string | undefined
  category?: string | undefined
  priority?: string | undefined
  /** Minutes. */
  duration?: string | undefined
  date?: string | undefined
  time?: string | undefined
  due?: string | undefined
  xp?: string | undefined
  accountability?: string | undefined
}

/** The fields of a task that {@link taskOf} decides. */
export type TaskValues = {
  title: string
  description: string
  category: Category
  priority: (typeof PRIORITIES)[number]
  estimated_duration: number
  scheduled_date: string | null
  scheduled_time: string | null
  due_date: string | null
  xp_reward: number
  accountability_type: (typeof ACCOUNTABILITY_TYPES)[number]
}

type Tell = (field: keyof TaskValues, message: string) => void

const XP = 25
const DURATION = 60

/**
 * A task from another program (docs/rules/exports.md, Import): what is unknown gets the product's own value, what does not fit is
 * made fitting, and what cannot be read is reported.
 *
 * @param timezone in which instants become dates and times
 * @param tell what could not be read
 */
export function taskOf(said: ForeignTask, timezone: string, tell: Tell): TaskValues {
  const { title, description } = textsOf(said)
  const when = momentOf(said.date, timezone)
  if (when === 'unreadable') tell('scheduled_date', `Unreadable date: ${said.date}`)
  const { date = null, time: timeOfDate = null } = when === 'unreadable' ? {} : when
  const time = timeOf(said.time) ?? timeOfDate
  const due = momentOf(said.due, timezone)
  if (due === 'unreadable') tell('due_date', `Unreadable date: ${said.due}`)
  return {
    title,
    description,
    category: oneOf(CATEGORIES, said.category) ?? 'other',
    priority: oneOf(PRIORITIES, said.priority) ?? 'medium',
    estimated_duration: durationOf(said.duration),
    scheduled_date: date,
    scheduled_time: date === null ? null : time,
    due_date: due === 'unreadable' ? null : (due.date ?? null),
    xp_reward: xpOf(said.xp),
    accountability_type: oneOf(ACCOUNTABILITY_TYPES, said.accountability) ?? 'self',
  }
}

/** A title that is too long is cut, and the description begins with all of it. */
function textsOf(said: ForeignTask): { title: string; description: string } {
  const title = clean(said.title)
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .trim()
  const description = clean(said.description ?? '').trim()
  const points = Array.from(title)
  const isLong = points.length > TASK_LIMITS.title
  const whole = isLong ? [title, description].filter(Boolean).join('\n\n') : description
  return {
    title: isLong
      ? `${points
          .slice(0, TASK_LIMITS.title - 1)
          .join('')
          .trimEnd()}…`
      : title,
    description: Array.from(whole).slice(0, TASK_LIMITS.description).join('').trim(),
  }
}

/** Without what no database keeps. */
export function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

function oneOf<Word extends string>(words: readonly Word[], said: string | undefined): Word | null {
  const asked = said?.trim().toLowerCase()
  return words.find((word) => word === asked) ?? null
}

/** Rounded up to a quarter of an hour, within what a task may take. */
function durationOf(said: string | undefined): number {
  const minutes = Number(said?.trim() || Number.NaN)
  if (!Number.isFinite(minutes) || minutes <= 0) return DURATION
  return Math.min(TASK_LIMITS.longest, Math.max(TASK_LIMITS.shortest, 15 * Math.ceil(minutes / 15)))
}

function xpOf(said: string | undefined): number {
  const xp = Number(said?.trim() || Number.NaN)
  return TASK_FIELDS.xp_reward.schema.safeParse(xp).success ? xp : XP
}

type Moment = { date?: string; time?: string | null }

/** A date, a date with a time, or an instant, which becomes both in the person's zone. */
function momentOf(said: string | undefined, timezone: string): Moment | 'unreadable' {
  const text = said?.trim() ?? ''
  if (text === '') return {}
  const [, date, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ??
    []
  if (date === undefined || !isPlanDate(date)) return 'unreadable'
  if (time === undefined) return { date, time: null }
  if (zone === undefined) return timeOf(time) === null ? 'unreadable' : { date, time }
  const instant = parseInstant(text.replace(' ', 'T'))
  if (Number.isNaN(instant.getTime())) return 'unreadable'
  const local = localDate(instant, { timezone, dayStart: '00:00' })
  return isPlanDate(local) ? { date: local, time: localTime(instant, timezone) } : 'unreadable'
}

function timeOf(said: string | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(said?.trim() ?? '') ?? []
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
