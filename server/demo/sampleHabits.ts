import type { Habit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>
/** Sets the clock to a time of a date, never later than now. */
type SetClock = (date: string, time: string) => void

/** A value for each day since the demo begins, the last one for today; null where nothing was checked in. */
type Sample = { asked: object; at: string; days: readonly (number | null)[] }

const SAMPLES: readonly Sample[] = [
  {
    asked: {
      name: 'Glasses of water',
      kind: 'count',
      target: 8,
      unit: 'glasses',
      icon: 'Coffee',
      xpReward: 5,
    },
    at: '20:00',
    days: [8, 9, 6, 8, 8, 8, 3],
  },
  {
    asked: {
      name: 'Strength exercises',
      schedule: { type: 'times_per_week', times: 3 },
      category: 'fitness',
      icon: 'Zap',
      targetTime: '07:15',
      duration: 20,
      xpReward: 15,
    },
    at: '07:40',
    days: [null, 1, null, null, 1, null, null],
  },
  {
    asked: { name: 'No phone in bed', kind: 'quit', category: 'wellness', icon: 'Moon', xpReward: 5 },
    at: '22:50',
    days: [0, 0, 1, 0, 0, 0, null],
  },
]
const READING = {
  name: 'Read before bed',
  category: 'growth',
  icon: 'Brain',
  targetTime: '22:00',
  duration: 30,
}
/** Yesterday was missed, once. */
const READ: readonly (number | null)[] = [1, 1, 1, 1, 1, null, null]
/** Reading was noted on paper before: five weeks, with an evening left out now and then. */
const NOTED_DAYS = 35
const LEFT_OUT = [4, 11, 12, 20, 29]

/**
 * Adds habits that fit the demo's week. What was before it is imported and marked as that; the rest is checked in on its day.
 *
 * @param first the date on which the demo begins
 * @returns checks in what belongs to a day, by its index from the first
 */
export async function addSampleHabits(
  call: Call,
  setClock: SetClock,
  first: string,
): Promise<(date: string, index: number) => Promise<void>> {
  setClock(first, '07:30')
  const create = (asked: object) => call<Habit>('POST', '/api/habits', { ...asked, start_date: first })
  const reading = await create(READING)
  const check_ins = Array.from({ length: NOTED_DAYS }, (_, index) => index + 1)
    .filter((days) => !LEFT_OUT.includes(days))
    .map((days) => ({ date: addDays(first, -days) }))
  await call('POST', `/api/habits/${reading.id}/import`, { check_ins })
  const habits = [{ habit: reading, at: '22:40', days: READ }]
  for (const { asked, at, days } of SAMPLES) habits.push({ habit: await create(asked), at, days: [...days] })
  const ids = habits.slice(0, 3).map(({ habit }) => habit.id)
  await call('POST', '/api/routines', { name: 'Evening', icon: 'Moon', habit_ids: ids, targetTime: '21:45' })

  return async (date, index) => {
    for (const { habit, at, days } of habits) {
      const value = days[index] ?? null
      if (value === null) continue
      setClock(date, at)
      await call('PUT', `/api/habits/${habit.id}/check-ins/${date}`, { value })
    }
  }
}
