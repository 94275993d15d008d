import { namesInWords } from '#shared/text/namesInWords.ts'
import type { Challenge, Metric } from '#shared/challenges/challenge.ts'
import { winnersOf } from '#shared/challenges/standing.ts'
import { dayAndMonth } from '#shared/time/names.ts'

/** What is counted, as a list of choices says it. */
export const METRIC_NAMES: Record<Metric, string> = {
  tasks: 'Tasks completed',
  focus_minutes: 'Minutes of focus',
  habit_check_ins: 'Habit check-ins',
  xp: 'League points',
}

const UNITS: Record<Metric, [one: string, more: string]> = {
  tasks: ['task', 'tasks'],
  focus_minutes: ['minute', 'minutes'],
  habit_check_ins: ['check-in', 'check-ins'],
  xp: ['point', 'points'],
}

/** `1 task`, `300 minutes`. */
export function amountInWords(amount: number, metric: Metric): string {
  return `${amount.toLocaleString('en')} ${unitInWords(amount, metric)}`
}

/** What so many of it are called: `task`, `minutes`. */
export function unitInWords(amount: number, metric: Metric): string {
  const [one, more] = UNITS[metric]
  return amount === 1 ? one : more
}

/** How far a challenge is: `Begins 4 March`, `2 days left`, `Ends today`. */
export function timeInWords({ state, starts_on, daysLeft }: Challenge, today: string): string {
  if (state === 'cancelled') return 'Cancelled: nobody was left in it'
  if (state === 'ended') return 'Ended'
  if (state === 'upcoming') return `Begins ${dayAndMonth(starts_on, today)}`
  if (daysLeft === 0) return 'Over for you. Somewhere the last day is still on'
  return daysLeft === 1 ? 'Ends today' : `${daysLeft} days left`
}

/** One sentence that says what it is about: `A race for 10 tasks`, `300 minutes together`. */
export function aimInWords({ kind, metric, target }: Pick<Challenge, 'kind' | 'metric' | 'target'>): string {
  if (kind === 'together') return `${amountInWords(target ?? 0, metric)} together`
  return target === null
    ? `A race: most ${UNITS[metric][1]}`
    : `A race: ${amountInWords(target, metric)} each`
}

/** Somebody's rank, in a list of challenges. */
export function ownWords({ kind, me, metric, score, total, target, rank, participants }: Challenge): string {
  if (kind === 'together') return `${total.toLocaleString('en')} of ${amountInWords(target ?? 0, metric)}`
  if (me !== 'joined') return participants === 1 ? '1 person is in' : `${participants} people are in`
  const done = amountInWords(score, metric)
  return rank === null || participants < 2 ? done : `${done}, rank ${rank} of ${participants}`
}

/** How one that has ended came out: who has won a race, or whether the target was reached (docs/rules/challenges.md, End and prize). */
export function outcomeInWords({
  kind,
  target,
  total,
  standing,
}: Pick<Challenge, 'kind' | 'target' | 'total' | 'standing'>): string {
  if (kind === 'together') return total >= (target ?? 0) ? 'Reached together.' : 'Not reached this time.'
  const winners = winnersOf({ kind, target }, { places: standing, total })
  if (winners.length === 0) return 'Nobody has won: that takes two who did something.'
  return `${namesInWords(winners.map(({ is_me, name }) => (is_me ? 'you' : name))).replace(/^you/, 'You')} won.`
}

const SOME = 5

/** `Ben, Cleo and 12 more`. */
export function peopleInWords(people: readonly { name: string }[]): string {
  const names = people.slice(0, people.length > SOME + 1 ? SOME : people.length).map(({ name }) => name)
  const more = people.length - names.length
  return namesInWords(more > 0 ? [...names, `${more} more`] : names)
}
