import { layOutDay } from '#shared/tasks/calendar/layout.ts'
import { dayLoad } from '#shared/tasks/calendar/dayLoad.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, dayOfMonth, isWeekend } from '#shared/time/civil.ts'
import { dayName, minutesInShort } from '#shared/time/format.ts'
import anytime from '#web/tasks/calendar/grid/AnytimeLane.module.css'
import { minuteOfArrival, scrollToArrival } from '#web/tasks/calendar/arrivalMinute.ts'
import { roomNow } from '#web/tasks/calendar/grid/columnRoom.ts'
import column from '#web/tasks/calendar/grid/DayColumn.module.css'
import heads from '#web/tasks/calendar/grid/DayHeads.module.css'
import { dayMarkup, putInPlace } from '#web/tasks/calendar/markup/dayMarkup.ts'
import { type DayScale, dayScale, foldInData } from '#web/tasks/calendar/grid/dayScale.ts'
import { nightOf } from '#web/tasks/calendar/grid/nightOf.ts'
import grid from '#web/tasks/calendar/grid/SlotGrid.module.css'
import { slotMarkup } from '#web/tasks/calendar/markup/slotMarkup.ts'
import { chipMarkup } from '#web/tasks/calendar/markup/taskMarkup.ts'
import week from '#web/tasks/calendar/WeekView.module.css'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import { trustedMarkup } from '#web/trustedTypes.ts'
import { element } from './elements.ts'

type Hours = {
  dates: readonly string[]
  days: DayIndex
  today: string
  now: { date: string; time: string }
}

const NONE: ReadonlySet<string> = new Set()

/** Days side by side as `WeekView` draws them, and what scrolls them to where it would begin once they are in the page. */
export function earlyHours(hours: Hours): { plan: HTMLElement; arrive: () => void } {
  const { dates, days, now } = hours
  const scale = dayScale(nightOf(dates, days, now))
  const rows = element('div', { class: grid.grid })
  rows.innerHTML = trustedMarkup(slotMarkup(0, scale.fold)) // lines and hours: nobody chooses a slot here
  const columns = dates.map((date) => dayColumn(hours, date, scale))
  const scroller = element(
    'div',
    { class: week.scroller, 'data-days': String(dates.length), 'data-scroll': '' },
    element('div', { class: week.top }, dayHeads(hours), anytimeLane(hours)),
    element(
      'div',
      {
        class: week.body,
        'data-drop': 'slots',
        'data-fold': scale.fold ? foldInData(scale.fold) : undefined,
      },
      backdrop(hours),
      element('div', { class: week.columns }, ...columns),
      rows,
    ),
  )
  return {
    plan: element('div', { role: 'tabpanel' }, scroller),
    arrive: () => scrollToArrival(scroller, scale, minuteOfArrival(dates, days, now)),
  }
}

function dayHeads({ dates, days, today }: Hours): HTMLElement {
  const head = (date: string) =>
    element(
      'div',
      { class: heads.head, 'data-today': date === today && '' },
      element('span', {}, date === today ? 'Today' : dayName(date).slice(0, 3)),
      element('strong', {}, String(dayOfMonth(date))),
      load(days.tasksOn(date)),
    )
  return element('div', { class: heads.heads }, ...dates.map(head))
}

function load(tasks: readonly Task[]): HTMLElement {
  const { minutes, share, isOver } = dayLoad(tasks)
  const [bar, filled] = [element('i', {}), element('i', {})]
  filled.style.inlineSize = `${100 * share}%`
  bar.append(filled)
  const words = `${isOver ? '▲ ' : ''}${minutesInShort(minutes)}`
  const parts = minutes > 0 ? [element('span', {}, words), bar] : []
  return element('span', { class: heads.load, 'data-over': isOver && '' }, ...parts)
}

function backdrop({ dates, today }: Hours): HTMLElement {
  const day = (date: string) =>
    element('div', { 'data-weekend': isWeekend(date) && '', 'data-today': date === today && '' })
  return element('div', { class: week.backdrop }, ...dates.map(day))
}

function anytimeLane({ dates, days }: Hours): HTMLElement {
  const lane = (date: string) => {
    const chips = element('div', { class: anytime.day })
    const tasks = days.tasksOn(date).filter((task) => task.scheduled_time === null)
    chips.innerHTML = trustedMarkup(tasks.map((task) => chipMarkup(task, false)).join(''))
    return chips
  }
  return element(
    'div',
    { class: anytime.lane },
    element('span', { class: anytime.label }, 'Any time'),
    ...dates.map(lane),
  )
}

function dayColumn({ dates, days }: Hours, date: string, scale: DayScale): HTMLElement {
  const layout = layOutDay(days.tasksOn(date), days.tasksOn(addDays(date, -1)), roomNow(dates.length))
  const boxes = element('div', {})
  boxes.innerHTML = trustedMarkup(dayMarkup(layout, NONE).join(''))
  putInPlace(boxes, layout, scale)
  return element('div', { class: column.day }, boxes)
}
