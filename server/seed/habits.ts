import { isDone } from '#shared/habits/credit.ts'
import type { Kind } from '#shared/habits/past.ts'
import { ruleOf } from '#shared/habits/rule.ts'
import type { Schedule } from '#shared/habits/schedule.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { type Chance, createChance } from './chance.ts'
import { activeDates, momentOf } from './days.ts'
import { rowId } from './rowId.ts'

const CHECK_INS = 50_000
/** Minute of the date at which a habit is checked in; those of today at its first minute. */
const EVENING = 20 * 60

type Sketch = { name: string; kind: Kind; schedule: Schedule; target?: number; unit?: string; rate: number }

const daily: Schedule = { type: 'daily' }
const weekly = (times: number): Schedule => ({ type: 'times_per_week', times })
const yesNo = (name: string, schedule: Schedule, rate: number): Sketch => ({
  name,
  kind: 'yes_no',
  schedule,
  rate,
})

/** Thirty habits: how each is measured, and on how many of the dates it has a check-in. */
const SKETCHES: readonly Sketch[] = [
  yesNo('Stretch', daily, 0.95),
  yesNo('Make the bed', daily, 0.9),
  yesNo('Floss', daily, 0.8),
  yesNo('Meditate', daily, 0.7),
  yesNo('Write three lines', daily, 0.85),
  yesNo('Plan tomorrow', daily, 0.75),
  yesNo('Tidy the desk', daily, 0.6),
  yesNo('Take vitamins', daily, 0.9),
  yesNo('No phone in bed', daily, 0.65),
  yesNo('Read to the children', daily, 0.8),
  yesNo('Water the plants', { type: 'every_n_days', n: 2 }, 0.6),
  yesNo('Cook at home', { type: 'times_per_days', times: 4, days: 7 }, 0.6),
  yesNo('Inbox to zero', { type: 'weekdays', days: [1, 2, 3, 4, 5] }, 0.8),
  yesNo('Walk to work', { type: 'weekdays', days: [1, 2, 3, 4, 5] }, 0.6),
  yesNo('Practise scales', { type: 'weekdays', days: [1, 3, 5] }, 0.55),
  yesNo('Gym', weekly(3), 0.55),
  yesNo('Run', weekly(2), 0.55),
  yesNo('Call home', weekly(1), 0.55),
  yesNo('Swim', { type: 'times_per_month', times: 6 }, 0.55),
  yesNo('Language lesson', { type: 'after_done', n: 2 }, 0.6),
  { name: 'Glasses of water', kind: 'count', schedule: daily, target: 8, unit: 'glasses', rate: 0.95 },
  { name: 'Push-ups', kind: 'count', schedule: daily, target: 30, unit: '', rate: 0.7 },
  { name: 'Steps', kind: 'count', schedule: daily, target: 8000, unit: 'steps', rate: 0.95 },
  {
    name: 'Pages',
    kind: 'count',
    schedule: { type: 'total_per_week' },
    target: 120,
    unit: 'pages',
    rate: 0.7,
  },
  { name: 'Piano', kind: 'minutes', schedule: daily, target: 20, rate: 0.6 },
  { name: 'Deep work', kind: 'minutes', schedule: { type: 'total_per_week' }, target: 600, rate: 0.8 },
  { name: 'Cycling', kind: 'minutes', schedule: { type: 'total_per_month' }, target: 600, rate: 0.55 },
  { name: 'Fresh air', kind: 'minutes', schedule: daily, target: 30, rate: 0.85 },
  { name: 'Smoking', kind: 'quit', schedule: daily, unit: '', rate: 0.9 },
  { name: 'Sweets', kind: 'quit', schedule: daily, unit: '', rate: 0.8 },
]

export type SeededHabit = Sketch & {
  id: string
  start_date: string
  created_at: number
  xpReward: number
  position: number
  rule: { schedule: Schedule; aim: string; target: number | null }
}
export type SeededCheckIn = {
  id: string
  habit_id: string
  date: string
  value: number | null
  xp: number
  checked_at: number
}

/** 30 habits with 50,000 check-ins, which reach back from today as far as they must. */
export function seededHabits(today: string): { habits: SeededHabit[]; checkIns: SeededCheckIn[] } {
  const chance = createChance(50_000)
  const newestFirst = activeDates(today).toReversed()
  const habits: SeededHabit[] = []
  const checkIns: SeededCheckIn[] = []
  for (const [position, sketch] of SKETCHES.entries()) {
    const count = shareOf(CHECK_INS, position, SKETCHES.length)
    const dates = newestFirst.filter(() => chance.next() < sketch.rate).slice(0, count)
    const start_date = dates.at(-1) ?? today
    const rule = ruleOf(sketch)
    if ('field' in rule) throw new Error(`${sketch.name}: ${rule.message}`)
    const created_at = momentOf(start_date, 0)
    const habit = {
      ...sketch,
      id: rowId(created_at, 3, position),
      start_date,
      created_at,
      xpReward: 5 + (position % 4) * 5,
      position,
      rule,
    }
    habits.push(habit)
    for (const [index, date] of dates.entries()) {
      const value = valueOf(chance, habit)
      const isEarned = isDone(habit.kind, rule, value)
      checkIns.push({
        id: derivedId(habit.id, date),
        habit_id: habit.id,
        date,
        value,
        xp: isEarned ? habit.xpReward : 0,
        checked_at: momentOf(date, date < today ? EVENING : 0) + (index % 60_000),
      })
    }
  }
  return { habits, checkIns }
}

/** A few dates are skipped; most others reach the target. */
function valueOf(chance: Chance, { kind, rule: { target } }: SeededHabit): number | null {
  const luck = chance.next()
  if (luck < 0.02) return null
  if (kind === 'yes_no') return 1
  if (kind === 'quit') return luck < 0.07 ? 1 : 0
  return Math.round((target ?? 1) * (0.4 + luck))
}

/** The part of a total that is as even as can be. */
function shareOf(total: number, index: number, parts: number): number {
  return Math.floor(total / parts) + (index < total % parts ? 1 : 0)
}
