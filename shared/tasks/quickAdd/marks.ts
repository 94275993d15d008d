import { CATEGORIES, PRIORITIES, TASK_LIMITS } from '#shared/tasks/fields.ts'
import { plainAt, type Reader, type Reading } from './reading.ts'

export type Category = (typeof CATEGORIES)[number]
export type Priority = (typeof PRIORITIES)[number]

const HASHTAG = /^#([a-z]{2,})$/
const PRIORITY = /^(!|p)([a-z]+|[1-3])$/
const BY_NUMBER: readonly Priority[] = ['high', 'medium', 'low']
const XP = /^(?:xp:?\+?(\d{1,6})|\+?(\d{1,6})xp)$/

/** `#health`, or the beginning of one category's name alone. Other hashtags are words of the title. */
export const readCategory: Reader = (words, at) => {
  const typed = HASHTAG.exec(plainAt(words, at))?.[1]
  if (typed === undefined) return null
  const matching = CATEGORIES.filter((category) => category.startsWith(typed))
  const category = CATEGORIES.find((name) => name === typed) ?? matching[0]
  if (category === undefined || (matching.length > 1 && category !== typed)) return null
  return { length: 1, place: 'anywhere', finding: { kind: 'category', category } }
}

/** `!high` (or its beginning), `!1` to `!3`, `p1` to `p3`; 1 is the highest. */
export const readPriority: Reader = (words, at) => {
  const [, mark, typed = ''] = PRIORITY.exec(plainAt(words, at)) ?? []
  if (mark === undefined) return null
  const numbered = BY_NUMBER[Number(typed) - 1]
  const named = mark === '!' ? PRIORITIES.find((priority) => priority.startsWith(typed)) : undefined
  const priority = numbered ?? named
  if (priority === undefined) return null
  return { length: 1, place: mark === '!' ? 'anywhere' : 'edge', finding: { kind: 'priority', priority } }
}

/** `xp:30`, `30xp`, and `30 xp` at the end. */
export const readXp: Reader = (words, at) => {
  const [, marked, counted] = XP.exec(plainAt(words, at)) ?? []
  const digits = marked ?? counted
  if (digits !== undefined) return xpReading(1, Number(digits), 'anywhere')
  const next = plainAt(words, at + 1)
  const isPair = /^\d{1,6}$/.test(plainAt(words, at)) && next === 'xp'
  return isPair ? xpReading(2, Number(plainAt(words, at)), 'end') : null
}

/** XP that a task may earn: 1 to 1,000 (rulebook, section 2). */
export function withinXp(amount: number): number {
  return Math.min(TASK_LIMITS.mostXp, Math.max(TASK_LIMITS.leastXp, amount))
}

function xpReading(length: number, amount: number, place: Reading['place']): Reading {
  return { length, place, finding: { kind: 'xp', amount } }
}
