import type { Goal } from '#shared/goals/goal.ts'
import type { Habit } from '#shared/habits/habit.ts'
import type { Ritual } from '#shared/rituals/ritual.ts'
import type { Task } from '#shared/tasks/task.ts'

/** A text on one line, whatever breaks it has. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim()
}

/** A text that was typed as several lines, each of them quoted. */
function quoted(value: string): string {
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

type ShownTask = Pick<
  Task,
  'title' | 'status' | 'scheduled_date' | 'scheduled_time' | 'estimated_duration' | 'category'
>

/** `- [ ] Title (2026-03-02 09:00, 60 min, work)`; completed ones have an `x`. */
export function taskLine({ title, status, estimated_duration, category, ...task }: ShownTask): string {
  const when = [task.scheduled_date, task.scheduled_time].filter(Boolean).join(' ')
  const facts = [when, `${estimated_duration} min`, category].filter(Boolean).join(', ')
  return `- [${status === 'completed' ? 'x' : ' '}] ${oneLine(title)} (${facts})\n`
}

/** The heading above the tasks of a date, or of none. */
export function dateHeading(date: string | null): string {
  return `\n## ${date ?? 'Without a date'}\n\n`
}

type ShownGoal = Pick<Goal, 'title' | 'why' | 'status' | 'start_date' | 'target_date' | 'metric'> & {
  milestones: readonly { title: string; due_date: string | null; done_at: string | null }[]
  check_ins: readonly { date: string; value: number; note: string }[]
}

/** A goal with its milestones and what was entered for it. */
export function goalSection(goal: ShownGoal): string {
  const { metric } = goal
  const dates = goal.target_date ? `${goal.start_date} to ${goal.target_date}` : `from ${goal.start_date}`
  const measured =
    metric.kind === 'number' ? [`from ${metric.start} to ${metric.target} ${metric.unit}`.trim()] : []
  const unit = metric.kind === 'number' && metric.unit !== '' ? ` ${metric.unit}` : ''
  return [
    `\n## ${oneLine(goal.title)}\n\n`,
    `${[goal.status, dates, ...measured].join(', ')}\n`,
    goal.why === '' ? '' : `\n${quoted(goal.why)}\n`,
    listOf(goal.milestones, ({ title, due_date, done_at }) => {
      const due = due_date ? ` (${due_date})` : ''
      return `- [${done_at ? 'x' : ' '}] ${oneLine(title)}${due}\n`
    }),
    listOf(goal.check_ins, ({ date, value, note }) => `- ${date}: ${value}${unit}${noteOf(note)}\n`),
  ].join('')
}

function listOf<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.length === 0 ? '' : `\n${items.map(lineOf).join('')}`
}

/** The heading of a habit's check-ins. */
export function habitHeading({ name, category }: Pick<Habit, 'name' | 'category'>): string {
  return `\n## ${oneLine(name)} (${category})\n\n`
}

type ShownCheckIn = {
  kind: string
  unit: string
  date: string
  value: number | null
  skipped: boolean
  note: string
}

/** `- 2026-03-02: done`, or how many of what, or skipped. */
export function checkInLine({ kind, unit, date, value, skipped, note }: ShownCheckIn): string {
  const said = skipped
    ? 'skipped'
    : kind === 'yes_no'
      ? value === 1
        ? 'done'
        : 'not done'
      : `${value ?? 0} ${unit}`
  return `- ${date}: ${said.trim()}${noteOf(note)}\n`
}

function noteOf(note: string): string {
  return note === '' ? '' : ` (${oneLine(note)})`
}

const RITUALS = {
  morning_plan: 'Morning plan',
  evening_close: 'Evening close',
  weekly_review: 'Weekly review',
} as const

type ShownRitual = Pick<Ritual, 'kind' | 'date' | 'intention' | 'note' | 'mood'>

/** Whether a ritual said anything that a journal has. */
export function isInJournal({ intention, note, mood }: ShownRitual): boolean {
  return intention !== '' || note !== '' || mood !== null
}

/** What was intended, noted and felt. */
export function journalEntry({ kind, date, intention, note, mood }: ShownRitual): string {
  return [
    `\n## ${date}, ${RITUALS[kind]}\n`,
    intention === '' ? '' : `\nIntention: ${oneLine(intention)}\n`,
    mood === null ? '' : `\nMood: ${mood} of 5\n`,
    note === '' ? '' : `\n${quoted(note)}\n`,
  ].join('')
}
