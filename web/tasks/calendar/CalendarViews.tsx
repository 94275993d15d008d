import { Suspense } from 'react'
import { monthGrid } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { type CalendarPlace, type CalendarView, datesShown, type WeekShape } from './calendarPlace.ts'
import { CALENDAR_PANEL } from './toolbar/toolbar.ts'
import type { DayIndex } from '../store/dayIndex.ts'
import { useTaskActions } from '../TaskActions.tsx'
import { useIsCompact } from '#web/kit/ui/viewport.ts'
import { useWallClock } from './useWallClock.ts'

const Agenda = partOnDemand(async () => (await import('../agenda/AgendaPanel.tsx')).AgendaPanel)
const Month = partOnDemand(async () => (await import('./month/MonthView.tsx')).MonthView)
const Hours = partOnDemand(async () => (await import('./WeekView.tsx')).WeekView)

const CategorySprite = optionalPart(
  async () => (await import('./markup/CategorySprite.tsx')).CategorySprite,
  {
    useIsWanted: () => true,
  },
)

/** Fetches what draws a view. */
export function loadView(view: CalendarView): Promise<unknown> {
  if (view === 'agenda') return Agenda.load()
  return view === 'month' ? Month.load() : Hours.load()
}

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

/** The view that the chosen tab names. The service worker fetches the others' code ahead. */
export function CalendarViews(props: CalendarViewsProps) {
  const chosen = (
    <Suspense>
      <ChosenView {...props} />
    </Suspense>
  )
  if (useIsCompact()) return chosen // a menu chooses it, not tabs
  const { days, place, shape } = props
  const hasTasks = datesOf(datesShown(place, shape)).some((date) => days.tasksOn(date).length > 0)
  return (
    <TabPanel id={CALENDAR_PANEL} value={props.place.view}>
      {hasTasks && <CategorySprite />}
      {chosen}
    </TabPanel>
  )
}

function ChosenView({ place, shape, days, isKnown, today, unsent, onGo }: CalendarViewsProps) {
  const { create } = useTaskActions()
  const now = useWallClock()
  const openDay = (date: string) => onGo({ view: 'day', date })
  switch (place.view) {
    case 'agenda':
      return <Agenda key={place.date} from={place.date} unsent={unsent} />
    case 'month':
      return (
        <Month
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
        <Hours
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
