import { addDays, addMonths, isPlanDate, monthGrid, weekOf } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { dayInShort, dayInWords, monthInWords, rangeInWords } from '#shared/time/format.ts'

const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the calendar shows: a view, and the date that it is about. */
export type CalendarPlace = { view: CalendarView; date: string }

/** How many days a week shows side by side, and on which day it begins (0 Sunday). A phone has room for three. */
export type WeekShape = { weekStart: number; days: 3 | 7 }

/** The place that an address names: where it is silent, today in the view that the window begins with. */
export function placeIn(search: string, today: string, isNarrow: boolean): CalendarPlace {
  const asked = new URLSearchParams(search)
  const [view, date] = [asked.get('view'), asked.get('date')]
  return {
    view: CALENDAR_VIEWS.find((each) => each === view) ?? (isNarrow ? 'agenda' : 'week'),
    date: isPlanDate(date) ? date : today,
  }
}

/** The dates that a view shows, both included. */
export function datesShown({ view, date }: CalendarPlace, { weekStart, days }: WeekShape): DateRange {
  switch (view) {
    case 'day':
    case 'agenda':
      return { from: date, to: date }
    case 'week':
      return days === 7 ? weekOf(date, weekStart) : { from: date, to: addDays(date, days - 1) }
    case 'month': {
      const grid = monthGrid(date, weekStart)
      return { from: grid[0] ?? date, to: grid[grid.length - 1] ?? date }
    }
  }
}

/** The date that the next (1) or previous (-1) period is about. */
export function adjacentDate({ view, date }: CalendarPlace, direction: 1 | -1, { days }: WeekShape): string {
  switch (view) {
    case 'day':
      return addDays(date, direction)
    case 'week':
    case 'agenda':
      return addDays(date, direction * days)
    case 'month':
      return addMonths(date, direction)
  }
}

/** The shown period in words, which heads the calendar; in short ones where a week shows three days. */
export function periodInWords(place: CalendarPlace, shape: WeekShape): string {
  const isShort = shape.days === 3
  switch (place.view) {
    case 'day':
      return isShort ? dayInShort(place.date) : dayInWords(place.date)
    case 'week':
      return rangeInWords(datesShown(place, shape), isShort)
    case 'month':
      return monthInWords(place.date, isShort)
    case 'agenda':
      return isShort ? dayInShort(place.date) : `From ${dayInShort(place.date)}`
  }
}
