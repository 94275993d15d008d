import { addDays, weekOf } from '#shared/time/civil.ts'
import type { RitualKind } from './ritual.ts'

type Of = { kind: RitualKind; date: string }

/** `isFirstRun`: the person has completed nothing yet, and is shown the first steps. */
type OfferMoment = { today: string; time: string; weekStart: number; isFirstRun: boolean }

const [NOON, EVENING] = ['12:00', '17:00']

/**
 * The ritual that is offered at a moment, unless it was set or skipped (docs/rules/rituals.md, Rituals): the day's close from 17:00; the review
 * on the last day of a week from noon and on the first of the next before noon; the day's plan before noon. Null for none, and
 * while a first run asks its one question.
 *
 * @param set rituals that were set, skipped ones included
 */
export function offeredRitual(
  { today, time, weekStart, isFirstRun }: OfferMoment,
  set: readonly Of[],
): Of | null {
  if (isFirstRun) return null
  const week = weekOf(today, weekStart)
  const isMorning = time < NOON
  const review = isMorning && today === week.from ? addDays(week.from, -7) : null
  const offers: Of[] = [
    ...(time >= EVENING ? [{ kind: 'evening_close' as const, date: today }] : []),
    ...(!isMorning && today === week.to ? [{ kind: 'weekly_review' as const, date: week.from }] : []),
    ...(isMorning ? [{ kind: 'morning_plan' as const, date: today }] : []),
    ...(review ? [{ kind: 'weekly_review' as const, date: review }] : []),
  ]
  return (
    offers.find((offer) => !set.some(({ kind, date }) => kind === offer.kind && date === offer.date)) ?? null
  )
}

/** The week that a review is about when a person asks for one: the last one until the middle of this, then this. */
export function weekToReview(today: string, weekStart: number): string {
  const { from } = weekOf(today, weekStart)
  return today < addDays(from, 3) ? addDays(from, -7) : from
}
