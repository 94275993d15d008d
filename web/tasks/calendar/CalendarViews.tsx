import { monthGrid } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { TabPanel } from '#web/ui/Tabs.tsx'
import { AgendaPanel } from '../agenda/AgendaPanel.tsx'
import { type CalendarPlace, datesShown, type WeekShape } from './calendarPlace.ts'
import { CategorySprite } from './CategorySprite.tsx'
import { CALENDAR_PANEL } from './CalendarToolbar.tsx'
import type { DayIndex } from '../store/dayIndex.ts'
import { MonthView } from './MonthView.tsx'
import { useTaskActions } from '../TaskActions.tsx'
import { useIsCompact } from '#web/ui/viewport.ts'
import { useWallClock } from './useWallClock.ts'
import { WeekView } from './WeekView.tsx'

type CalendarViewsProps = {
  place: CalendarPlace
  shape: WeekShape
  days: DayIndex
  /** Whether the tasks of these days are known. */
  isKnown: boolean
  today: string
  unsent: ReadonlySet<string>
  onGo: (place: Partial<CalendarPlace>) => void
}

/** The view that the chosen tab names. */
export function CalendarViews(props: CalendarViewsProps) {
  if (useIsCompact()) return <ChosenView {...props} /> // a menu chooses it, not tabs
  return (
    <TabPanel id={CALENDAR_PANEL} value={props.place.view}>
      <CategorySprite />
      <ChosenView {...props} />
    </TabPanel>
  )
}

function ChosenView({ place, shape, days, isKnown, today, unsent, onGo }: CalendarViewsProps) {
  const { create } = useTaskActions()
  const now = useWallClock()
  const openDay = (date: string) => onGo({ view: 'day', date })
  switch (place.view) {
    case 'agenda':
      return <AgendaPanel key={place.date} from={place.date} unsent={unsent} />
    case 'month':
      return (
        <MonthView
          dates={monthGrid(place.date, shape.weekStart)}
          date={place.date}
          days={days}
          today={today}
          unsent={unsent}
          onOpenDay={openDay}
          onCreate={create}
          onGo={onGo}
        />
      )
    case 'day':
    case 'week':
      return (
        <WeekView
          key={place.view}
          dates={datesOf(datesShown(place, shape))}
          days={days}
          isKnown={isKnown}
          today={today}
          now={now}
          unsent={unsent}
          onCreate={create}
          onOpenDay={openDay}
        />
      )
  }
}
