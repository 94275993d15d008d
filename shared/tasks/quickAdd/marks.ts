import { CATEGORIES, PRIORITIES, type Priority, TASK_LIMITS } from '#shared/tasks/fields.ts'
import { type Match, type Parser, plainAt } from './parser.ts'

const HASHTAG = /^#([a-z]{2,})$/
const PRIORITY = /^(!|p)([a-z]+|[1-3])$/
const BY_NUMBER: readonly Priority[] = ['high', 'medium', 'low']
const XP = /^(?:xp:?\+?(\d{1,6})|\+?(\d{1,6})xp)$/

/** `#health`, or an unambiguous beginning of a category's name. Other hashtags stay in the title. */
export const parseCategory: Parser = (words, at) => {
  const typed = HASHTAG.exec(plainAt(words, at))?.[1]
  if (typed === undefined) return null
  const matching = CATEGORIES.filter((category) => category.startsWith(typed))
  const category = CATEGORIES.find((name) => name === typed) ?? matching[0]
  if (category === undefined || (matching.length > 1 && category !== typed)) return null
  return { length: 1, place: 'anywhere', finding: { kind: 'category', category } }
}

/** `!high` (or its beginning), `!1` to `!3`, `p1` to `p3`; 1 is the highest. */
export const parsePriority: Parser = (words, at) => {
  const [, mark, typed = ''] = PRIORITY.exec(plainAt(words, at)) ?? []
  if (mark === undefined) return null
  const numbered = BY_NUMBER[Number(typed) - 1]
  const named = mark === '!' ? PRIORITIES.find((priority) => priority.startsWith(typed)) : undefined
  const priority = numbered ?? named
  if (priority === undefined) return null
  return { length: 1, place: mark === '!' ? 'anywhere' : 'edge', finding: { kind: 'priority', priority } }
}

/** `xp:30`, `30xp`, and `30 xp` at the end. */
export const parseXp: Parser = (words, at) => {
  const [, marked, counted] = XP.exec(plainAt(words, at)) ?? []
  const digits = marked ?? counted
  if (digits !== undefined) return xpMatch(1, Number(digits), 'anywhere')
  const next = plainAt(words, at + 1)
  const isPair = /^\d{1,6}$/.test(plainAt(words, at)) && next === 'xp'
  return isPair ? xpMatch(2, Number(plainAt(words, at)), 'end') : null
}

/** Clamps XP to a task's bounds (docs/rules.md, Tasks). */
export function withinXp(amount: number): number {
  return Math.min(TASK_LIMITS.mostXp, Math.max(TASK_LIMITS.leastXp, amount))
}

function xpMatch(length: number, amount: number, place: Match['place']): Match {
  return { length, place, finding: { kind: 'xp', amount } }
}
