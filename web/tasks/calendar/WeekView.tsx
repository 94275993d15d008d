import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Slot } from '#shared/tasks/schedule.ts'
import { addDays, dayOfWeek, isWeekend, minutesOf } from '#shared/time/civil.ts'
import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'
import { useAlongside } from './alongside.ts'
import { AnytimeLane } from './grid/AnytimeLane.tsx'
import type { DayIndex } from '../store/dayIndex.ts'
import { DayColumn } from './grid/DayColumn.tsx'
import { DayHeads } from './grid/DayHeads.tsx'
import { type DayScale, dayScale, foldInData } from './grid/dayScale.ts'
import { leaveOneTabStop, moveTabStop } from './grid/columnTabStop.ts'
import { nightOf } from './grid/nightOf.ts'
import { NightRow } from './grid/NightRow.tsx'
import { NowLine } from './grid/NowLine.tsx'
import { SlotGrid } from './grid/SlotGrid.tsx'
import { slotInWords } from './grid/slotInWords.ts'
import { useArrival } from './useArrival.ts'
import { useHoursInSight } from './grid/useHoursInSight.ts'
import styles from './WeekView.module.css'

const OutOfSight = optionalPart(async () => (await import('./grid/OutOfSight.tsx')).OutOfSight)

type WeekViewProps = {
  /** The days shown side by side: seven, three on a phone, or one. */
  dates: readonly string[]
  days: DayIndex
  /** Whether the tasks of these days are known. */
  isKnown: boolean
  today: string
  /** The present date and time in the person's zone, for the now-line. */
  now: { date: string; time: string }
  unsent: ReadonlySet<string>
  onCreate: (slot: Slot) => void
  onOpenDay: (date: string) => void
}

/** Days side by side, midnight to midnight, with each task at its time. Nights without tasks are folded. */
export function WeekView(props: WeekViewProps) {
  const { dates, days, isKnown, today, now, unsent, onOpenDay } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [isNightOpen, setIsNightOpen] = useState(false)
  const { timed } = useAlongside()
  const night = nightOf(dates, days, now, timed)
  const scale = dayScale(isNightOpen ? null : night)
  useArrival(scroller, { dates, days, isKnown, now, scale })
  const outOfSight = { scroller, scale, dates, days }
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      data-days={dates.length}
      data-scroll
      aria-label={dates.length === 1 ? 'Day' : 'Week'}
    >
      <div className={styles.top}>
        <DayHeads dates={dates} days={days} today={today} onOpenDay={onOpenDay} />
        <AnytimeLane dates={dates} days={days} unsent={unsent} />
        <OutOfSight side="earlier" {...outOfSight} />
      </div>
      <div
        className={styles.body}
        data-drop="slots"
        data-fold={scale.fold ? foldInData(scale.fold) : undefined}
      >
        <Backdrop dates={dates} today={today} />
        {night && (
          <NightRow
            night={night}
            top={scale.shareAt(night.from)}
            isOpen={isNightOpen}
            onToggle={() => setIsNightOpen(!isNightOpen)}
          />
        )}
        <Hours {...props} scroller={scroller} scale={scale} />
        <OutOfSight side="later" {...outOfSight} />
      </div>
    </section>
  )
}

/** From this many tasks on, boxes out of sight lay out nothing inside them. With fewer, that costs more than it spares. */
const MANY = 100

type HoursProps = WeekViewProps & { scroller: RefObject<HTMLElement | null>; scale: DayScale }

/** The tasks at their times, and the free slots under them. */
function Hours({ dates, days, now, unsent, onCreate, scroller, scale }: HoursProps) {
  const columns = useRef<HTMLDivElement>(null)
  const count = dates.reduce((sum, date) => sum + days.tasksOn(date).length, 0)
  const hours = useHoursInSight(scroller, scale, count)
  const todayAt = dates.indexOf(now.date)
  useLayoutEffect(() => leaveOneTabStop(columns.current, days.tasksOn(now.date), now.time))
  return (
    <>
      <div
        ref={columns}
        className={styles.columns}
        data-many={count > MANY ? '' : undefined}
        onFocus={moveTabStop}
      >
        {dates.map((date) => (
          <DayColumn
            key={dayOfWeek(date)}
            date={date}
            tasks={days.tasksOn(date)}
            before={days.tasksOn(addDays(date, -1))}
            scale={scale}
            from={hours.from}
            to={hours.to}
            days={dates.length}
            unsent={unsent}
          >
            {date === now.date && <NowLine time={now.time} share={scale.shareAt(minutesOf(now.time))} />}
          </DayColumn>
        ))}
      </div>
      <SlotGrid
        label="Free slots"
        days={dates.length}
        fold={scale.fold}
        start={todayAt === -1 ? MORNING : { day: todayAt, time: now.time }}
        wordsOf={(day, time) => slotInWords(days.tasksOn(dates[day] ?? ''), dates[day] ?? '', time)}
        onChoose={(day, time) => onCreate({ date: dates[day] ?? null, time })}
      />
    </>
  )
}

/** Where Tab enters the free slots of days that are not today. */
const MORNING = { day: 0, time: '08:00' }

/** The background of the days: today and the weekend are highlighted. */
function Backdrop({ dates, today }: { dates: readonly string[]; today: string }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {dates.map((date) => (
        <div
          key={dayOfWeek(date)}
          data-weekend={isWeekend(date) || undefined}
          data-today={date === today || undefined}
        />
      ))}
    </div>
  )
}
