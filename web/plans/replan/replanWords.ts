import type { Infeasible, Plan, PlanItem } from '#shared/planning/plan.ts'
import { AppError } from '#shared/errors.ts'
import { dayInShort, rangeInWords } from '#shared/time/format.ts'
import { networkFailureOf } from '#web/kit/networkFailure.ts'
import { MOST_OF_A_PLAN } from './batches.ts'

/** Where an item moves its task. Items of a re-plan always have a date and a time. */
export function placeOfItem({ patch }: PlanItem): { date: string; time: string; minutes: number | null } {
  const { scheduled_date, scheduled_time, estimated_duration } = patch ?? {}
  return {
    date: typeof scheduled_date === 'string' ? scheduled_date : '',
    time: typeof scheduled_time === 'string' ? scheduled_time : '',
    minutes: typeof estimated_duration === 'number' ? estimated_duration : null,
  }
}

/** `6 placed, Mon 23 Nov – Wed 25 Nov; 1 does not fit`. */
export function planInWords({ items, infeasible }: Pick<Plan, 'items' | 'infeasible'>): string {
  const chosen = items.filter((item) => item.chosen)
  const dates = chosen.map((item) => placeOfItem(item).date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  const when =
    first && last
      ? `, ${first === last ? dayInShort(first) : rangeInWords({ from: first, to: last }, true)}`
      : ''
  const open = items.length - chosen.length
  const parts = [
    `${chosen.length} placed${when}`,
    open > 0 && `${open} to decide`,
    infeasible.length > 0 && `${infeasible.length} ${infeasible.length === 1 ? 'does' : 'do'} not fit`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** `1 task`, `14,996 tasks`. */
export function countOf(count: number): string {
  return count === 1 ? '1 task' : `${count.toLocaleString('en')} tasks`
}

/** The button that asks for new places. A plan takes the latest ones where there are more than it holds. */
export function planAllInWords(count: number): string {
  return count > MOST_OF_A_PLAN ? `Plan the latest ${MOST_OF_A_PLAN} for me` : 'Plan them for me'
}

type Left = {
  /** How many can be planned anew. */
  missed: number
  /** How many open tasks of earlier dates there are. */
  earlier: number
  /** Whether the view says the second number itself. */
  isCounted: boolean
}

/** What the bar says of what was left. The number of earlier ones is the same in every view; null where it says all. */
export function leftInWords({ missed, earlier, isCounted }: Left): string | null {
  const anew = missed === earlier || earlier === 0 ? null : `${missed.toLocaleString('en')} to plan anew`
  if (isCounted && earlier > 0) return anew
  const left = `${(earlier || missed).toLocaleString('en')} left from earlier`
  return anew === null ? left : `${left}, ${anew}`
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

/** How often a task was missed. @param misses this time included */
export function missesInWords(title: string, misses: number): string {
  return `“${title}” was missed for the ${ORDINALS[misses] ?? `${misses}th`} time.`
}

/** What taking an offer does. @param isHalf whether it is an offer of half the size */
export function offerInWords(offer: Infeasible['offers'][number], isHalf: boolean): string {
  if (offer.kind === 'shorten')
    return isHalf ? `Half the size: ${offer.minutes} min` : `Shorten to ${offer.minutes} min`
  if (offer.kind === 'deadline') return `Move its deadline to ${dayInShort(offer.deadline)}`
  return 'Leave it out'
}

type Hindrance = { item_id: string; reason: 'changed' | 'gone' | 'taken' }

const HINDERED: Record<Hindrance['reason'], string> = {
  changed: 'was changed meanwhile',
  gone: 'is gone',
  taken: 'has lost its time to something else',
}

/** Why a call about a plan failed. @param titleOf the title of an item's task */
export function failureInWords(error: Error, titleOf: (itemId: string) => string): string {
  if (networkFailureOf(error) !== null) return 'Planning needs a connection. Nothing was changed.'
  const hindrances = hindrancesIn(error)
  if (hindrances.length > 0)
    return `${hindrances.map(({ item_id, reason }) => `“${titleOf(item_id)}” ${HINDERED[reason]}`).join(', ')}. Nothing was changed.`
  return error instanceof AppError ? error.message : 'That did not work. Nothing was changed.'
}

/** What hinders the acceptance of a plan; empty for any other failure. */
export function hindrancesIn(error: Error): readonly Hindrance[] {
  const isList = error instanceof AppError && error.code === 'conflict' && Array.isArray(error.details)
  return isList ? (error.details as Hindrance[]) : []
}

/** What an undo did. */
export function undoneInWords(undone: number, kept: number): string {
  const back = undone === 1 ? '1 task is back where it was' : `${undone} tasks are back where they were`
  if (kept === 0) return `Undone: ${back}`
  return `Undone: ${back}; ${kept} ${kept === 1 ? 'was' : 'were'} touched since and ${kept === 1 ? 'stays' : 'stay'}`
}
