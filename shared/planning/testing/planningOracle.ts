import type { AvailabilityValues } from '#shared/planning/availability.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import type { Chunks, Step } from '#shared/planning/placing/step.ts'

/** A block as a person reads it. */
export type Stand = { key: string; date: string; time: string; minutes: number }

type Asked = {
  calendar: Calendar
  /** The first date and time at which something may start. */
  earliest: { date: string; time: string }
  steps: readonly Step[]
  chunks: Chunks
}

/**
 * A second judge of plans, for tests: written from the words of docs/rules/plans.md, Placing, minute by minute, with nothing of the
 * planner's own.
 *
 * @returns what is broken, one sentence each
 */
export function brokenRules(asked: Asked, stands: readonly Stand[]): string[] {
  const byKey = Map.groupBy(stands, ({ key }) => key)
  return [
    ...stands.flatMap((stand) => brokenByPlace(asked, stand)),
    ...brokenByNeighbours(asked, stands),
    ...brokenByCapacity(asked, stands),
    ...asked.steps.flatMap((step) => brokenByDivision(asked, step, byKey.get(step.key) ?? [])),
    ...asked.steps.flatMap((step) => brokenByDependency(step, byKey)),
    ...brokenByPriority(asked, byKey),
  ]
}

function brokenByPlace({ calendar, earliest, steps }: Asked, { key, date, time, minutes }: Stand): string[] {
  const step = steps.find((each) => each.key === key)
  if (!step) return [`${key} was not asked for`]
  const broken: string[] = []
  if (!['00', '15', '30', '45'].includes(time.slice(3))) broken.push(`${key} starts at ${time}`)
  if (`${date} ${time}` < `${earliest.date} ${earliest.time}`) broken.push(`${key} starts too soon`)
  if (date < calendar.from || date > calendar.to) broken.push(`${key} is outside of the plan`)
  if (step.not_before !== null && date < step.not_before) broken.push(`${key} is before its first date`)
  if (step.deadline !== null && date > step.deadline) broken.push(`${key} is after its deadline`)
  if (step.days !== null && !step.days.includes(weekdayOf(date))) broken.push(`${key} is on another weekday`)
  const free = windowMinutes(calendar.availability, date, step.hours)
  const start = minuteOfDay(time)
  for (let minute = start; minute < start + minutes; minute += 1) {
    if (free.has(minute)) continue
    broken.push(`${key} leaves its windows at minute ${minute} of ${date}`)
    break
  }
  return broken
}

/** The minutes of a date that lie in its windows. */
function windowMinutes(
  { work, personal, exceptions }: AvailabilityValues,
  date: string,
  hours: string,
): Set<number> {
  const minutes = new Set<number>()
  const exception = exceptions.find((each) => each.date === date)
  const day = weekdayOf(date)
  const windows = [
    ...(hours === 'personal' ? [] : exception ? exception.work : (work[day] ?? [])),
    ...(hours === 'work' ? [] : exception ? exception.personal : (personal[day] ?? [])),
  ]
  for (const [from, to] of windows)
    for (let minute = minuteOfDay(from); minute < minuteOfDay(to); minute += 1) minutes.add(minute)
  return minutes
}

function brokenByNeighbours({ calendar }: Asked, stands: readonly Stand[]): string[] {
  const buffer = calendar.availability.buffer_minutes
  const own = stands.map(({ key, date, time, minutes }) => ({
    name: key,
    start: absolute(date, time),
    end: absolute(date, time) + minutes,
    margin: buffer,
  }))
  const tasks = calendar.tasks.flatMap(({ id, scheduled_date, scheduled_time, estimated_duration }) =>
    scheduled_time === null
      ? []
      : [
          {
            name: `task ${id}`,
            start: absolute(scheduled_date, scheduled_time),
            end: absolute(scheduled_date, scheduled_time) + estimated_duration,
            margin: buffer,
          },
        ],
  )
  const busy = calendar.busy.map((block) => ({ name: 'a busy time', ...block, margin: buffer }))
  const skipped = calendar.skipped.map((block) => ({ name: 'a skipped time', ...block, margin: 0 }))
  return own.flatMap((one, index) =>
    [...tasks, ...busy, ...skipped, ...own.slice(index + 1)]
      .filter((other) => one.start < other.end + other.margin && other.start < one.end + other.margin)
      .map((other) => `${one.name} is too near to ${other.name}`),
  )
}

function brokenByCapacity({ calendar, steps }: Asked, stands: readonly Stand[]): string[] {
  const dates = new Set(stands.map(({ date }) => date))
  return [...dates].flatMap((date) =>
    (['work', 'personal'] as const).flatMap((kind) => {
      const capacity = calendar.availability.daily_capacity[kind]
      const isWork = (category: string) => ['work', 'finance', 'technology'].includes(category)
      let minutes = 0
      let isAdded = false
      for (const task of calendar.tasks)
        if (task.scheduled_date === date && isWork(task.category) === (kind === 'work'))
          minutes += task.estimated_duration
      for (const stand of stands) {
        if (stand.date !== date || steps.find(({ key }) => key === stand.key)?.kind !== kind) continue
        minutes += stand.minutes
        isAdded = true
      }
      return isAdded && capacity !== null && minutes > capacity ? [`${date} has too much ${kind}`] : []
    }),
  )
}

function brokenByDivision(
  { chunks }: Asked,
  { key, minutes, splittable }: Step,
  stands: readonly Stand[],
): string[] {
  if (stands.length === 0) return []
  const lengths = stands.map((stand) => stand.minutes)
  if (lengths.reduce((sum, length) => sum + length, 0) !== minutes) return [`${key} is not placed whole`]
  if (!splittable || minutes <= chunks.max)
    return lengths.length === 1 ? [] : [`${key} was split for no reason`]
  if (lengths.some((length) => length > chunks.max)) return [`${key} has a part that is too long`]
  let isPossible = false
  for (let count = 1; count <= minutes; count += 1)
    if (count * chunks.min <= minutes && minutes <= count * chunks.max) isPossible = true
  const least = isPossible ? chunks.min : 15
  return lengths.some((length) => length < least) ? [`${key} has a part that is too short`] : []
}

function brokenByDependency(step: Step, byKey: ReadonlyMap<string, readonly Stand[]>): string[] {
  const own = byKey.get(step.key) ?? []
  return step.depends_on.flatMap((key) => {
    const needed = byKey.get(key) ?? []
    if (own.length > 0 && needed.length === 0) return [`${step.key} is placed without ${key}`]
    const isBefore = own.some((stand) =>
      needed.some(
        (other) => absolute(stand.date, stand.time) < absolute(other.date, other.time) + other.minutes,
      ),
    )
    return isBefore ? [`${step.key} starts before ${key} has ended`] : []
  })
}

function brokenByPriority({ steps }: Asked, byKey: ReadonlyMap<string, readonly Stand[]>): string[] {
  const order = ['low', 'medium', 'high']
  const losers = steps.filter(
    ({ key, depends_on, splittable }) => !byKey.has(key) && depends_on.length === 0 && !splittable,
  )
  return losers.flatMap((loser) =>
    steps.flatMap((winner) => {
      const [stand, ...more] = byKey.get(winner.key) ?? []
      if (!stand || more.length > 0) return []
      const isLower = order.indexOf(winner.priority) < order.indexOf(loser.priority)
      const isAlike =
        winner.hours === loser.hours &&
        winner.kind === loser.kind &&
        String(winner.days?.toSorted()) === String(loser.days?.toSorted())
      const isNeeded = steps.some(({ depends_on }) => depends_on.includes(winner.key))
      const isUsable =
        (loser.not_before === null || loser.not_before <= stand.date) &&
        (loser.deadline === null || stand.date <= loser.deadline) &&
        (loser.days === null || loser.days.includes(weekdayOf(stand.date)))
      return isLower && isAlike && !isNeeded && isUsable && stand.minutes >= loser.minutes
        ? [`${winner.key} has the place of ${loser.key}`]
        : []
    }),
  )
}

function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function absolute(date: string, time: string): number {
  return Temporal.PlainDate.from('1970-01-01').until(date).days * 1440 + minuteOfDay(time)
}
