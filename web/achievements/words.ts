import type { Achievement } from '#shared/achievements/achievement.ts'
import { ruleOf } from '#shared/achievements/catalogue.ts'
import type { Figure } from '#shared/achievements/statistics.ts'
import { grouped } from '#shared/numbers/grouped.ts'

/** What a figure counts, one and several. */
const UNITS: Partial<Record<Figure, [one: string, several: string]>> = {
  tasks: ['task', 'tasks'],
  morningTasks: ['task', 'tasks'],
  eveningTasks: ['task', 'tasks'],
  estimatedTasks: ['task', 'tasks'],
  promptDates: ['day', 'days'],
  fullDates: ['day', 'days'],
  datesOfFullWeek: ['day', 'days'],
  bestStreak: ['day', 'days'],
  checkInsOfHabit: ['check-in', 'check-ins'],
  domainsOfWeek: ['domain', 'domains'],
  timerHours: ['hour', 'hours'],
  timerMinutesOfDate: ['minute', 'minutes'],
  strongHabits: ['habit', 'habits'],
  reachedGoals: ['goal', 'goals'],
  cheers: ['cheer', 'cheers'],
  claimsConfirmedByPeople: ['claim', 'claims'],
  verdicts: ['verdict', 'verdicts'],
  keptRooms: ['room', 'rooms'],
}

/** How far one is: "12 of 25 tasks". */
export function progressInWords({ id, current, target }: Achievement): string {
  const [one, several] = UNITS[ruleOf(id)?.figure ?? 'bestStrength'] ?? ['', '']
  return `${grouped(current)} of ${grouped(target)} ${target === 1 ? one : several}`.trimEnd()
}

/** What is missing: "13 tasks to go". Of what is done at once, that it waits; of a strength that grew by itself, when it is given. */
export function missingInWords({ id, current, target }: Achievement): string {
  if (current >= target && target > 1) return 'yours with the next check-in'
  const units = UNITS[ruleOf(id)?.figure ?? 'bestStrength']
  if (target === 1 || !units) return target === 1 ? 'Not yet' : `${grouped(target - current)} to go`
  const left = target - current
  return `${grouped(left)} ${left === 1 ? units[0] : units[1]} to go`
}

/** How many people have it: "12 % have it"; null where that is unknown. */
export function shareInWords(share: number | null): string | null {
  if (share === null) return null
  const percent = Math.round(share * 100)
  if (share > 0 && percent === 0) return 'Fewer than 1 % have it'
  return percent === 0 ? 'Nobody has it yet' : `${percent} % have it`
}
