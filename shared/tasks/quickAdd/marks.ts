import { CATEGORIES, type Category, PRIORITIES, type Priority } from '#shared/tasks/fields.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, sequence, term } from './phrase.ts'

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

/** `!high` (or its beginning), `!1` to `!3`, `p1` to `p3`; 1 is the highest. `P1` is a name. */
export const parsePriority = parserOf(
  term((plain, { text }) => {
    const [, mark, typed = ''] = PRIORITY.exec(plain) ?? []
    if (mark === undefined || text.startsWith('P')) return null
    const named = mark === '!' ? PRIORITIES.find((priority) => priority.startsWith(typed)) : undefined
    const priority = BY_NUMBER[Number(typed) - 1] ?? named
    const place = mark === '!' ? 'anywhere' : 'edge'
    return priority === undefined ? null : { place, finding: { kind: 'priority', priority } }
  }),
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
