import type { Calendar } from '#shared/planning/placing/calendar.ts'
import type { Chunks, Step } from '#shared/planning/placing/step.ts'

/** From a minute to another since 1970-01-01 00:00; the end is not included. */
type Span = { start: number; end: number }
/** What is placed so far, by the key of its step. */
type Places = ReadonlyMap<string, readonly Span[]>
type Asked = { calendar: Calendar; chunks: Chunks; steps: readonly Step[] }
/** The minutes that a step may have: of each date those that are free, and how many of them. */
type Free = { first: number; isFree: Uint8Array; left: number[] }

const DAY = 1440
const PREFERRED = { morning: [5, 12], afternoon: [12, 17], evening: [17, 22] }

/**
 * Where a step goes beside what is placed, minute by minute, written from the words of docs/rules/plans.md, Placing: at its place of
 * before, else on the free date nearest to the best one, else in the preferred part of the day, else at the earliest time.
 *
 * @returns its blocks in order; null where there is no place
 */
export function placeOf(asked: Asked, step: Step, places: Places): Span[] | null {
  const needed = step.depends_on.filter((key) => asked.steps.some((other) => other.key === key))
  if (needed.some((key) => !places.has(key))) return null
  const after = Math.max(0, ...needed.flatMap((key) => (places.get(key) ?? []).map(({ end }) => end)))
  const waiting = asked.steps.filter(({ depends_on }) => depends_on.includes(step.key))
  const before = Math.min(
    Infinity,
    ...waiting.flatMap(({ key }) => (places.get(key) ?? []).map(({ start }) => start)),
  )
  const free = freeFor(asked, step, places, { after, before })
  return step.splittable && step.minutes > asked.chunks.max
    ? inParts(asked, step, free)
    : inOne(asked, step, free, places)
}

/** Minutes of windows on the step's dates, without what is taken, passed or beyond what it depends on. */
function freeFor(
  { calendar, steps }: Asked,
  { hours, kind, days, not_before, deadline }: Step,
  places: Places,
  { after, before }: { after: number; before: number },
): Free {
  const first = dayOf(calendar.from)
  const count = dayOf(calendar.to) - first + 1
  const isFree = new Uint8Array(count * DAY)
  const fill = (start: number, end: number, value: number) =>
    isFree.fill(value, Math.max(0, start - first * DAY), Math.max(0, end - first * DAY))
  const { work, personal, exceptions, buffer_minutes: buffer, daily_capacity } = calendar.availability
  const left = Array.from({ length: count }, () => daily_capacity[kind] ?? Infinity)
  for (let day = first; day < first + count; day += 1) {
    const date = dateOf(day)
    if (not_before !== null && date < not_before) continue
    if (deadline !== null && date > deadline) continue
    if (days !== null && !days.includes(weekdayOf(day))) continue
    const own = exceptions.find((each) => each.date === date)
    const windows = [
      ...(hours === 'personal' ? [] : ((own ? own.work : work[weekdayOf(day)]) ?? [])),
      ...(hours === 'work' ? [] : ((own ? own.personal : personal[weekdayOf(day)]) ?? [])),
    ]
    for (const [from, to] of windows) fill(day * DAY + minuteOf(from), day * DAY + minuteOf(to), 1)
  }
  const use = (day: number, minutes: number) => {
    left[day - first] = (left[day - first] ?? 0) - minutes
  }
  for (const { scheduled_date, scheduled_time, estimated_duration, category } of calendar.tasks) {
    const isWork = ['work', 'finance', 'technology'].includes(category)
    if (isWork === (kind === 'work')) use(dayOf(scheduled_date), estimated_duration)
    if (scheduled_time === null) continue
    const start = dayOf(scheduled_date) * DAY + minuteOf(scheduled_time)
    fill(start - buffer, start + estimated_duration + buffer, 0)
  }
  for (const { start, end } of calendar.busy) fill(start - buffer, end + buffer, 0)
  for (const { start, end } of calendar.skipped) fill(start, end, 0)
  for (const [key, blocks] of places)
    for (const { start, end } of blocks) {
      fill(start - buffer, end + buffer, 0)
      if (steps.find((step) => step.key === key)?.kind === kind) use(Math.floor(start / DAY), end - start)
    }
  fill(first * DAY, Math.max(calendar.earliest, after), 0)
  if (before < Infinity) fill(before, (first + count) * DAY, 0)
  return { first, isFree, left: left.slice(0, count) }
}

/** Free minutes from a start on, up to midnight and to what the date may still have; none where nothing may start. */
function longestFrom({ first, isFree, left }: Free, start: number): number {
  const day = Math.floor(start / DAY) - first
  if (day < 0 || day >= left.length || start % 15 !== 0) return 0
  const midnight = (day + 1) * DAY
  let end = start - first * DAY
  while (end < midnight && isFree[end] === 1) end += 1
  return Math.max(0, Math.min(end - (start - first * DAY), left[day] ?? 0))
}

/** All starts of the raster at which so many minutes are free. */
function startsFor(free: Free, minutes: number): number[] {
  return Array.from({ length: free.isFree.length / 15 }, (_, at) => free.first * DAY + at * 15).filter(
    (start) => longestFrom(free, start) >= minutes,
  )
}

function inOne({ calendar, steps }: Asked, step: Step, free: Free, places: Places): Span[] | null {
  const ownDay = (start: number) => Math.floor((start - (calendar.dayStart ?? 0)) / DAY)
  const like = steps.filter(({ ideal }) => ideal !== null).flatMap(({ key }) => places.get(key) ?? [])
  const taken = new Set(step.ideal === null ? [] : like.map(({ start }) => ownDay(start)))
  const starts = startsFor(free, step.minutes).filter((start) => !taken.has(ownDay(start)))
  const at = (start: number) => [{ start, end: start + step.minutes }]
  const [previous, ...more] = step.previous
  if (previous && more.length === 0) {
    const start = dayOf(previous.scheduled_date) * DAY + minuteOf(previous.scheduled_time)
    if (starts.includes(start)) return at(start)
  }
  const isPreferred = (start: number) => {
    const [from = 0, to = 0] = step.preferred === null ? [] : PREFERRED[step.preferred]
    return start % DAY >= from * 60 && start % DAY < to * 60
  }
  const { ideal } = step
  const onDates = ideal === null ? starts : starts.filter((start) => !taken.has(Math.floor(start / DAY)))
  const distance = (start: number) => (ideal === null ? 0 : Math.floor(start / DAY) - dayOf(ideal))
  const [best] = onDates.toSorted(
    (a, b) =>
      Number(isPreferred(b)) - Number(isPreferred(a)) ||
      Math.abs(distance(a)) - Math.abs(distance(b)) ||
      distance(b) - distance(a) ||
      a - b,
  )
  return best === undefined ? null : at(best)
}

/** Parts at their places of before, else one a date, else as they fit, else of nearly the same length. */
function inParts({ calendar, chunks }: Asked, step: Step, free: Free): Span[] | null {
  const least = isSum(step.minutes, chunks) ? chunks.min : 15
  const bounds = { min: least, max: chunks.max }
  const buffer = calendar.availability.buffer_minutes
  const before = partsOfBefore(step, bounds, copyOf(free), buffer)
  if (before) return before
  const spread = partsFrom(step.minutes, bounds, copyOf(free), { buffer, isOneADay: true })
  if (spread) return spread
  const fewest = Math.ceil(step.minutes / chunks.max)
  const even = [0, 1, 2].map((more) => ({ min: least, max: Math.ceil(step.minutes / (fewest + more)) }))
  for (const each of [bounds, ...even.filter(({ min, max }) => max >= min)]) {
    const blocks = partsFrom(step.minutes, each, copyOf(free), { buffer, isOneADay: false })
    if (blocks) return blocks
  }
  return null
}

function partsOfBefore(
  { minutes, previous }: Step,
  bounds: Chunks,
  free: Free,
  buffer: number,
): Span[] | null {
  if (previous.length === 0) return null
  const known = previous.reduce((sum, place) => sum + (place.minutes ?? 0), 0) === minutes
  const stood = previous
    .map((place) => ({
      start: dayOf(place.scheduled_date) * DAY + minuteOf(place.scheduled_time),
      minutes: place.minutes ?? 0,
    }))
    .toSorted((a, b) => a.start - b.start)
  let rest = minutes
  const blocks: Span[] = []
  for (const [at, stand] of stood.entries()) {
    const room = longestFrom(free, stand.start)
    const length = longestPart(
      rest,
      known ? Math.min(room, stand.minutes) : room,
      bounds,
      stood.length - at - 1,
    )
    if (length === null || (known && length !== stand.minutes)) return null
    blocks.push(take(free, stand.start, length, buffer))
    rest -= length
  }
  return rest === 0 ? blocks : null
}

function partsFrom(
  minutes: number,
  bounds: Chunks,
  free: Free,
  { buffer, isOneADay }: { buffer: number; isOneADay: boolean },
): Span[] | null {
  const blocks: Span[] = []
  let rest = minutes
  for (let day = 0; day < free.left.length && rest > 0;) {
    let [best, longest] = [-1, 0]
    for (let start = (free.first + day) * DAY; start < (free.first + day + 1) * DAY; start += 15) {
      const room = longestFrom(free, start)
      const length = room < Math.min(bounds.min, rest) ? null : longestPart(rest, room, bounds)
      if (length !== null && length > longest) [best, longest] = [start, length]
    }
    if (longest > 0) {
      blocks.push(take(free, best, longest, buffer))
      rest -= longest
    }
    if (longest === 0 || isOneADay) day += 1
  }
  return rest === 0 ? blocks.toSorted((a, b) => a.start - b.start) : null
}

/** The longest part of which the rest is a sum of parts: all of it or whole quarters of an hour before other lengths. */
function longestPart(rest: number, room: number, bounds: Chunks, partsAfter?: number): number | null {
  const most = Math.min(rest, room, bounds.max)
  const lengths = Array.from({ length: Math.max(0, most - bounds.min + 1) }, (_, less) => most - less)
  const possible = lengths.filter((length) =>
    partsAfter === undefined
      ? isSum(rest - length, bounds)
      : partsAfter * bounds.min <= rest - length && rest - length <= partsAfter * bounds.max,
  )
  return possible.find((length) => length === rest || length % 15 === 0) ?? possible[0] ?? null
}

/** Whether some number of parts comes to so many minutes. */
function isSum(minutes: number, { min, max }: Chunks): boolean {
  for (let count = 0; count * min <= minutes; count += 1) if (minutes <= count * max) return true
  return false
}

function take(free: Free, start: number, minutes: number, buffer: number): Span {
  const from = start - free.first * DAY
  free.isFree.fill(0, Math.max(0, from - buffer), from + minutes + buffer)
  const day = Math.floor(start / DAY) - free.first
  free.left[day] = (free.left[day] ?? 0) - minutes
  return { start, end: start + minutes }
}

function copyOf({ first, isFree, left }: Free): Free {
  return { first, isFree: isFree.slice(), left: [...left] }
}

function dayOf(date: string): number {
  return Temporal.PlainDate.from('1970-01-01').until(date).days
}

function dateOf(day: number): string {
  return Temporal.PlainDate.from('1970-01-01').add({ days: day }).toString()
}

/** 0 Sunday to 6 Saturday. */
function weekdayOf(day: number): number {
  return (day + 4) % 7
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
