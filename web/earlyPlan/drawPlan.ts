// A script in the dashboard's page (scripts/screenFiles.ts). Shows the plan as soon as its tasks are here: on a slow network
// that is more than a second before the code of the app. It draws with the app's own markup and styles, and what is pressed
// meanwhile counts (handOver.ts).
import { missedTasks } from '#shared/planning/missed.ts'
import type { Stats } from '#shared/progress/stats.ts'
import type { Profile } from '#shared/profile/profile.ts'
import type { Task, TaskPage } from '#shared/tasks/task.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'
import { serverNow } from '#web/kit/serverClock.ts'
import { type CalendarPlace, datesShown, placeIn, type WeekShape } from '#web/tasks/calendar/calendarPlace.ts'
import { createDays, type DayIndex } from '#web/tasks/store/dayIndex.ts'
import { taskListPath } from '#web/tasks/store/firstTasks.ts'
import { TRAY_PARTITION } from '#web/tasks/store/partitions.ts'
import { isTrayKept } from '#web/tasks/tray/useTrayShown.ts'
import { isCompactNow, isNarrowNow, isWideNow } from '#web/kit/ui/viewport.ts'
import { earlyAgenda } from './agenda.ts'
import { EARLY_SCREEN } from '#web/early/earlyScreen.ts'
import { earlyFigures, earlyFrame } from './frame.ts'
import { handOver } from './handOver.ts'
import { earlyHours } from './hours.ts'
import { followGamification } from '#web/settings/gamification.ts'
import { followTimeFormat } from '#web/kit/ui/time/timeFormat.ts'

/** Where the page is here sooner, the app is too: it would only flash. Milliseconds. */
const SLOW_MS = 250
const TRAY = taskListPath(TRAY_PARTITION.query)

void draw().catch(() => {}) // what is wrong is for the app to say

async function draw(): Promise<void> {
  followTimeFormat()
  followGamification()
  const early = globalThis.earlyAnswers
  if (!early || !('Temporal' in globalThis) || !isPlain(location.search)) return
  const lists = [...early.answers.keys()].filter((path) => path.startsWith('/api/tasks'))
  // Not waited for: they are beside the plan, and a browser's six connections may have none for them yet.
  let unscheduled: readonly Task[] | null = null
  void copyOf<TaskPage>(TRAY).then((page) => (unscheduled = page?.items ?? null))
  let stats: Stats | null = null
  const figures = copyOf<Stats>('/api/stats').then((came) => (stats = came))
  const [profile, ...pages] = await Promise.all([
    copyOf<Profile>('/api/profile'),
    ...lists.filter((path) => path !== TRAY).map((path) => copyOf<TaskPage>(path)),
  ])
  const root = document.getElementById('root')
  if (!profile || !root || root.hasChildNodes() || !isNetworkSlow() || globalThis.earlyAnswers !== early)
    return

  const tasks = pages.flatMap((page) => page?.items ?? [])
  const at = new Date(serverNow())
  const { timezone } = profile
  const today = localDate(at, { timezone, dayStart: profile.day_start })
  const now = { date: localDate(at, { timezone, dayStart: '00:00' }), time: localTime(at, timezone) }
  const shape: WeekShape = { weekStart: profile.week_start, days: isNarrowNow() ? 3 : 7 }
  const place = placeIn(location.search, today, isNarrowNow())
  const hasMissed = missedTasks(tasks, now).length > 0
  const drawn = planOf({ place, shape, today, now, days: daysOf(tasks), tasks, hasMissed })
  if (!drawn) return

  const isCompact = isCompactNow()
  const hasTray = isWideNow() && !isCompact && isTrayKept()
  const around = { place, shape, today, stats, isCompact, hasTray, hasMissed, unscheduled }
  const element = earlyFrame(around, drawn.plan)
  element.id = EARLY_SCREEN
  globalThis.removeEarlyPlan = handOver(element)
  root.before(element)
  drawn.arrive()
  if (!stats && !isCompact) element.querySelector('dl')?.replaceWith(earlyFigures(await figures))
}

/** Whether the page itself took so long that the app's code will take several times as much. */
function isNetworkSlow(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page !== undefined && page.responseEnd - page.requestStart > SLOW_MS
}

/** Whether an address names a place of the plan and nothing else, such as a filter or a dialog. */
function isPlain(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'view' || name === 'date')
}

/** What a call that the page has made already answers, which the app takes too; null where it fails. */
async function copyOf<T>(path: string): Promise<T | null> {
  const response = (await globalThis.earlyAnswers?.answers.get(path)?.response)?.clone()
  return response?.ok ? ((await response.json()) as T) : null
}

type Plan = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  now: { date: string; time: string }
  days: DayIndex
  tasks: readonly Task[]
  hasMissed: boolean
}

/** The plan in its view; null where there is nothing to show early. */
function planOf({ place, shape, today, now, days, tasks, hasMissed }: Plan) {
  if (place.view === 'month') return null
  if (place.view === 'agenda') return earlyAgenda({ from: place.date, today, days, tasks, hasMissed })
  const dates = datesOf(datesShown(place, shape))
  const isEmpty = dates.every((date) => days.tasksOn(date).length === 0)
  return isEmpty ? null : earlyHours({ dates, days, today, now })
}

function daysOf(tasks: readonly Task[]): DayIndex {
  const days = createDays()
  days.apply(tasks.map((after) => ({ before: undefined, after })))
  return { tasksOn: days.on }
}
