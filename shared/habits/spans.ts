import { addDays } from '#shared/time/civil.ts'
import type { Span } from './past.ts'

/** Pauses may be changed so far back, and no farther (docs/rules/habits.md, Habits). */
const PAUSED_DAYS_BACK = 7

/** The same dates in as few spans as possible, in order. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    const isJoined = last && (last.to === null || from <= addDays(last.to, 1))
    if (!isJoined) merged.push({ from, to })
    else if (to === null || (last.to !== null && to > last.to)) last.to = to
  }
  return merged
}

/** Whether pauses may be replaced by others today: dates that are too old keep their state. */
export function mayReplacePauses(before: readonly Span[], after: readonly Span[], today: string): boolean {
  const last = addDays(today, -PAUSED_DAYS_BACK - 1)
  return JSON.stringify(spansUntil(before, last)) === JSON.stringify(spansUntil(after, last))
}

/** The spans of rest after a habit was archived today, or taken up again. */
export function archivedSpans(spans: readonly Span[], isArchived: boolean, today: string): Span[] {
  const isResting = spans.at(-1)?.to === null
  if (isResting === isArchived) return [...spans]
  if (isArchived) return mergedSpans([...spans, { from: today, to: null }])
  const yesterday = addDays(today, -1)
  return spans
    .map((span) => (span.to === null ? { ...span, to: yesterday } : span))
    .filter(({ from, to }) => to === null || from <= to)
}

/** Whether one of the spans holds a date. */
export function holdsDate(spans: readonly Span[], date: string): boolean {
  return spans.some(({ from, to }) => from <= date && (to === null || date <= to))
}

/** The dates of spans up to a last one, in as few spans as possible. */
export function spansUntil(spans: readonly Span[], last: string): Span[] {
  return mergedSpans(spans)
    .filter(({ from }) => from <= last)
    .map(({ from, to }) => ({ from, to: to === null || to > last ? last : to }))
}
