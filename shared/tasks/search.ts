import * as z from 'zod/mini'
import { searchWords } from '#shared/text/searchWords.ts'
import { text } from '#shared/text/text.ts'
import { daysBetween } from '#shared/time/civil.ts'
import type { Task } from './task.ts'

/** Bounds of what is typed into a search (docs/rules/tasks.md, Search). */
export const SEARCH_LIMITS = { text: 200, words: 10 } as const

/** What is searched for: at least one word. */
export const SearchText = text(
  [1, 'Type something to search for'],
  [SEARCH_LIMITS.text, `A search has at most ${SEARCH_LIMITS.text} characters`],
).check(
  z.refine((typed) => searchWords(typed).length > 0, 'A search needs a letter or a digit'),
  z.refine(
    (typed) => searchWords(typed).length <= SEARCH_LIMITS.words,
    `A search has at most ${SEARCH_LIMITS.words} words`,
  ),
)

/** The order of what a search finds: the nearest to today first (docs/rules/tasks.md, Search). @param today a local date */
export function nearestFirst(today: string): (a: Task, b: Task) => number {
  return (a, b) => {
    const [dayA, dayB] = [dayOf(a), dayOf(b)]
    const distance = Math.abs(daysBetween(today, dayA)) - Math.abs(daysBetween(today, dayB))
    const side = Number(dayA > today) - Number(dayB > today)
    const id = a.id < b.id ? -1 : a.id > b.id ? 1 : 0
    return distance || side || (dayA > today ? id : -id)
  }
}

function dayOf({ scheduled_date, created_at }: Task): string {
  return scheduled_date ?? created_at.slice(0, 10)
}
