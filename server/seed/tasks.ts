import { CALENDAR_CATEGORIES, PRIORITIES } from '#shared/tasks/fields.ts'
import { addDays, clockOf } from '#shared/time/civil.ts'
import { type Chance, createChance } from './chance.ts'
import { activeDates, momentOf } from './days.ts'
import { rowId } from './rowId.ts'

const TASKS = 100_000
/** Of each block of twenty three stay open; of each block of five one has a time and one was on the timer. */
const BLOCK = 20
const OPEN_IN_BLOCK = 3
const FIFTH = 5
const VERBS = [
  'Plan',
  'Review',
  'Read',
  'Write',
  'Call',
  'Prepare',
  'Sketch',
  'Practise',
  'Repair',
  'Book',
] as const
const OBJECTS = [
  'the weekly goals',
  'chapter four',
  'the quarterly report',
  'an old friend',
  'the inbox',
  'a piano piece',
  'the garden',
  'next month',
  'the budget',
  'a long run',
  'the slides',
] as const
const DURATIONS = [15, 30, 30, 45, 60, 60, 90, 120] as const
const FIRST_MINUTE = 7 * 60
const LAST_MINUTE = 22 * 60

export type SeededTask = {
  id: string
  title: string
  category: string
  priority: string
  estimated_duration: number
  scheduled_date: string
  scheduled_time: string | null
  xp_reward: number
  goal_id: string | null
  domain_id: string | null
  created_at: number
  completed_at: number | null
  tracked_ms: number
}
type SeededInterval = { id: string; task_id: string; started_at: number; ended_at: number }

/** 100,000 tasks of ten years with the intervals of their timers. @param links goals and domains that some of them belong to */
export function seededTasks(today: string, links: { goals: readonly string[]; domains: readonly string[] }) {
  const chance = createChance(100_000)
  const dates = activeDates(today)
  const open = everyBlock(chance, BLOCK, OPEN_IN_BLOCK)
  const hasTime = everyBlock(chance, FIFTH, 1)
  const hasTimer = everyBlock(chance, FIFTH, 1)
  const timer = createTimer(chance)
  const tasks: SeededTask[] = []
  for (let index = 0; index < TASKS; index += 1) {
    const date = dates[Math.floor((index * dates.length) / TASKS)] ?? today
    const minute = FIRST_MINUTE + 15 * chance.below((LAST_MINUTE - FIRST_MINUTE) / 15)
    const estimated_duration = chance.of(DURATIONS)
    const created_at = momentOf(addDays(date, -chance.below(10)), 0) + index
    const id = rowId(created_at, 1, index)
    const isOpen = open(index)
    const workDate = workDateOf(chance, date, today)
    const tracked = hasTimer(index) && workDate < today ? timer.run(id, workDate, estimated_duration) : null
    const doneAt = tracked?.end ?? momentOf(workDate, workDate < today ? minute : 0) + (index % 60_000)
    tasks.push({
      id,
      title: `${chance.of(VERBS)} ${chance.of(OBJECTS)}`,
      category: chance.of(CALENDAR_CATEGORIES),
      priority: chance.of(PRIORITIES),
      estimated_duration,
      scheduled_date: date,
      scheduled_time: hasTime(index) ? clockOf(minute) : null,
      xp_reward: 10 + 5 * chance.below(10),
      goal_id: linkOf(links.goals, index, 5),
      domain_id: linkOf(links.domains, index, 10),
      created_at: Math.min(created_at, doneAt),
      completed_at: isOpen ? null : doneAt,
      tracked_ms: tracked?.milliseconds ?? 0,
    })
  }
  return { tasks, intervals: timer.intervals }
}

/** Most is done on its date, some later, and nothing after today. */
function workDateOf(chance: Chance, date: string, today: string): string {
  const late = chance.next() < 0.15 ? addDays(date, 1 + chance.below(5)) : date
  return late < today ? late : today
}

/** Every so many tasks belong to one of the rows. */
function linkOf(ids: readonly string[], index: number, every: number): string | null {
  return index % every === 0 ? (ids[(index / every) % ids.length] ?? null) : null
}

/** Chooses so many of each block. */
function everyBlock(chance: Chance, size: number, count: number): (index: number) => boolean {
  let chosen = new Set<number>()
  return (index) => {
    if (index % size === 0) {
      chosen = new Set()
      while (chosen.size < count) chosen.add(chance.below(size))
    }
    return chosen.has(index % size)
  }
}

/** One task at a time: the intervals of a date follow one another. */
function createTimer(chance: Chance) {
  const intervals: SeededInterval[] = []
  const freeAt = new Map<string, number>()
  function run(taskId: string, date: string, planned: number): { milliseconds: number; end: number } | null {
    let start = freeAt.get(date) ?? momentOf(date, FIRST_MINUTE)
    let milliseconds = 0
    for (let part = 0; part < 1 + chance.below(2); part += 1) {
      const length = 1000 * Math.ceil(planned * (0.3 + chance.next()) * 60)
      const end = start + length
      if (end > momentOf(date, LAST_MINUTE)) break
      intervals.push({
        id: rowId(start, 2, intervals.length),
        task_id: taskId,
        started_at: start,
        ended_at: end,
      })
      milliseconds += length
      start = end + 60_000 * (1 + chance.below(10))
    }
    if (milliseconds === 0) return null
    freeAt.set(date, start)
    return { milliseconds, end: intervals.at(-1)?.ended_at ?? start }
  }
  return { run, intervals }
}
