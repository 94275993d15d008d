import type { ReactNode } from 'react'
import type { Tab } from '#web/kit/ui/Tabs.tsx'
import type { CalendarView } from '#web/tasks/calendar/calendarPlace.ts'

/** The id of the panel that the view tabs fill. */
export const CALENDAR_PANEL = 'calendar'

/** The views with their names. */
export const VIEWS: readonly Tab<CalendarView>[] = [
  { value: 'day', label: 'Day', bench: 'tab-day' },
  { value: 'week', label: 'Week', bench: 'tab-week' },
  { value: 'month', label: 'Month', bench: 'tab-month' },
  { value: 'agenda', label: 'Agenda', bench: 'tab-agenda' },
]

/** What a toolbar of the calendar shows and does. */
export type ToolbarProps = {
  view: CalendarView
  /** The shown period in words. */
  period: string
  onView: (view: CalendarView) => void
  onToday: () => void
  onStep: (direction: 1 | -1) => void
  onQuickAdd: () => void
  onCreate: () => void
  /** Further buttons, between the view and quick add. */
  children?: ReactNode
}

/** What the buttons to the previous and the next period name. */
export const PERIODS: Record<CalendarView, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
  agenda: 'days',
}
