import { CATEGORIES, type Category, PRIORITIES, type Priority } from '#shared/tasks/fields.ts'
import { MOST_MINUTES_BEFORE } from '#shared/reminders/limits.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { type Parser, parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, type Phrase, sequence, term } from './phrase.ts'

const HASHTAG = /^#([a-z]{2,})$/
const PRIORITY = /^(!|p)([a-z]+|[1-3])$/
const BY_NUMBER: readonly Priority[] = ['high', 'medium', 'low']
const XP = /^(?:xp:?\+?(\d{1,6})|\+?(\d{1,6})xp)$/

/** `#health`, or an unambiguous beginning of a category's name. Other hashtags stay in the title. */
export const parseCategory = parserOf(
  meaning(
    term((plain) => categoryOf(HASHTAG.exec(plain)?.[1] ?? '')),
    (category): Reading => ({ place: 'anywhere', finding: { kind: 'category', category } }),
  ),
)

const LEVELS: Record<string, Priority> = {
  high: 'high',
  top: 'high',
  hi: 'high',
  medium: 'medium',
  med: 'medium',
  low: 'low',
  lo: 'low',
}
/** Before one of these words `urgent` is no priority of its own: "ask if it's urgent", "mark as urgent". */
const SAID_OF =
  /^(?:not|if|is|it|it['’]s|was|as|so|more|less|the|an?|most|be|are|anything|nothing|something)$/

/** `high priority`, `urgent` at the end of a line. */
const priorityInWords: Phrase<Reading> = (words, at) => {
  const [{ plain = '', text = '' } = {}, next] = [words[at], words[at + 1]]
  if (/^\p{Lu}\p{Ll}/u.test(text) || SAID_OF.test(words[at - 1]?.plain ?? '')) return null
  if (/^urgent(?:ly)?!*$/.test(plain) && next === undefined)
    return { value: { place: 'end', finding: { kind: 'priority', priority: 'high' } }, to: at + 1 }
  const level =
    /^prio(?:rity)?$/.test(next?.plain ?? '') && Object.hasOwn(LEVELS, plain) ? LEVELS[plain] : undefined
  return level === undefined
    ? null
    : { value: { place: 'end', finding: { kind: 'priority', priority: level } }, to: at + 2 }
}

/** `!high` (or its beginning), `!1` to `!3`, `p1` to `p3`; 1 is the highest. `P1` is a name. */
export const parsePriority = parserOf(
  either<Reading>(
    priorityInWords,
    term((plain, { text }) => {
      const [, mark, typed = ''] = PRIORITY.exec(plain) ?? []
      if (mark === undefined || text.startsWith('P')) return null
      const named = mark === '!' ? PRIORITIES.find((priority) => priority.startsWith(typed)) : undefined
      const priority = BY_NUMBER[Number(typed) - 1] ?? named
      const place = mark === '!' ? 'anywhere' : 'edge'
      return priority === undefined ? null : { place, finding: { kind: 'priority', priority } }
    }),
  ),
)

/** `xp:30`, `30xp`, and `30 xp` at the end. */
export const parseXp = parserOf(
  either(
    term((plain) => {
      const [, marked, counted] = XP.exec(plain) ?? []
      const digits = marked ?? counted
      return digits === undefined ? null : xp(Number(digits), 'anywhere')
    }),
    meaning(
      sequence(
        term((plain) => (/^\d{1,6}$/.test(plain) ? Number(plain) : null)),
        keyword('xp'),
      ),
      ([amount]) => xp(amount, 'end'),
    ),
  ),
)

const REMINDER = /^remind:(\d{1,6})(m|min|h|d)$/
const MINUTES_OF = { m: 1, min: 1, h: 60, d: 1440 }

/** `remind:10m`, `remind:2h`, `remind:1d`, where the task can have reminders. */
export const parseReminder: Parser = (words, at, context) => {
  const [, digits = '', unit] = (context.reminders && REMINDER.exec(words[at]?.plain ?? '')) || []
  if (unit === undefined) return null
  const minutes = Number(digits) * MINUTES_OF[unit as keyof typeof MINUTES_OF]
  return { length: 1, place: 'anywhere', finding: { kind: 'reminder', minutes } }
}

/** Clamps the minutes of a reminder to the most that there are (docs/rules/reminders.md, Reminders). */
export function withinReminder(minutes: number): number {
  return Math.min(MOST_MINUTES_BEFORE, minutes)
}

/** Clamps XP to a task's bounds (docs/rules/tasks.md, Tasks). */
export function withinXp(amount: number): number {
  return Math.min(TASK_LIMITS.mostXp, Math.max(TASK_LIMITS.leastXp, amount))
}

function categoryOf(typed: string): Category | null {
  const matching = typed === '' ? [] : CATEGORIES.filter((category) => category.startsWith(typed))
  return (
    matching.find((category) => category === typed) ?? (matching.length === 1 ? (matching[0] ?? null) : null)
  )
}

function xp(amount: number, place: Place): Reading {
  return { place, finding: { kind: 'xp', amount } }
}
