/** A task of the calendar benchmark: the same ones for every contestant. */
export type BenchTask = {
  id: string
  title: string
  date: string
  /** Minutes since midnight. */
  start: number
  minutes: number
  category: string
  done: boolean
  xp: number
}

/**
 * `week`: that many in the shown week and again in the next. `year`: that many over the whole year.
 * `account`: 500 over the year shown, and all others in thirty years around it.
 */
export type Spread = 'week' | 'year' | 'account'

/** A Wednesday; its week begins on Sunday 7 June. */
export const SHOWN_DATE = '2026-06-10'

const CATEGORIES = ['work', 'health', 'learning', 'personal', 'fitness', 'finance', 'creative', 'social']
const VERBS = ['Plan', 'Review', 'Read', 'Run', 'Write', 'Call', 'Stretch', 'Budget', 'Sketch', 'Practise']
const OBJECTS = [
  'the weekly goals',
  'chapter four',
  'five kilometres',
  'the report',
  'a friend',
  'the inbox',
  'piano',
]
const DAY_MS = 86_400_000
const FIRST_SUNDAY = Date.UTC(2026, 5, 7)
const NEW_YEAR = Date.UTC(2026, 0, 1)

/** Makes the tasks from a fixed seed. */
export function benchTasks(count: number, spread: Spread): BenchTask[] {
  const chance = seeded(7)
  const tasks: BenchTask[] = []
  const add = (day: number) => {
    const i = tasks.length
    tasks.push({
      id: `0195b000-0000-7000-8000-${i.toString(16).padStart(12, '0')}`,
      title: `${VERBS[i % VERBS.length]} ${OBJECTS[i % OBJECTS.length]}`,
      date: new Date(day).toISOString().slice(0, 10),
      start: 30 * (12 + Math.floor(chance() * 30)),
      minutes: 30 * (1 + Math.floor(chance() * 3)),
      category: CATEGORIES[i % CATEGORIES.length] ?? 'work',
      done: chance() < 0.3,
      xp: 25 + (i % 10) * 5,
    })
  }
  if (spread !== 'week') {
    const inYear = spread === 'account' ? 500 : count
    for (let i = 0; i < inYear; i += 1) add(NEW_YEAR + DAY_MS * Math.floor(chance() * 365))
    for (let i = inYear; i < count; i += 1) {
      const years = Math.ceil(chance() * 15) * (chance() < 0.5 ? -1 : 1)
      add(NEW_YEAR + DAY_MS * (Math.floor(chance() * 350) + 366 * years))
    }
    return tasks
  }
  for (let week = 0; week < 2; week += 1) {
    for (let i = 0; i < count; i += 1) add(FIRST_SUNDAY + DAY_MS * (7 * week + Math.floor(chance() * 7)))
  }
  return tasks
}

/** Minutes since midnight as `HH:MM`. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A linear congruential generator: numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
