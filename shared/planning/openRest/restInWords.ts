import { type Away, awayInWords } from '#shared/planning/away.ts'
import { ownDaysInWords } from '#shared/planning/ownDaysInWords.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { listed } from '#shared/text/listed.ts'
import { counted } from '#shared/text/counted.ts'
import { shortDay, WEEKDAY_NAMES } from '#shared/time/names.ts'

/** Said of each plan whose open sessions are planned anew. */
export const DONE_STAYS = 'What is done stays.'

type Told = {
  /** The goal's title. */
  title: string
  /** As the plan was, and as it is to be. */
  before: Understood
  goal: Understood
  /** Dates that are newly left out. */
  away: Away
  /** By how many weeks sessions come later. */
  weeks: number
  /** Sessions at another date or hour. */
  moved: number
  /** Sessions that are left out, and those of them for which no other day has room. */
  gone: number
  withoutRoom: number
  /** Sessions after the goal's date. */
  after: number
  /** The date of the first session that is open then; null without one. */
  next: string | null
  today: string
}

/** What a change does to the open sessions of a plan that is followed, in a few plain sentences. */
export function restInWords(told: Told): string {
  const { title, goal, weeks, moved, gone, withoutRoom, after, next, today } = told
  const date = goal.deadline === null ? '' : dateInWords(goal.deadline)
  const leftOut = gone - withoutRoom
  return [
    `${title}: ${changedFacts(told).join(', ')}.`,
    ...(moved > 0 ? [movedInWords(moved, weeks)] : []),
    ...(leftOut > 0
      ? [
          `${counted(leftOut, 'session')} of these days ${leftOut === 1 ? 'is' : 'are'} left out, so that ${date} holds.`,
        ]
      : []),
    ...(withoutRoom > 0
      ? [
          `For ${counted(withoutRoom, 'session')} no other day has room: ${withoutRoom === 1 ? 'it is' : 'they are'} left out.`,
        ]
      : []),
    ...(after > 0
      ? [
          `${counted(after, 'session')} would come after ${date}: would a later date suit you, or fewer sessions?`,
        ]
      : []),
    ...(next === null ? [] : [`The next one is on ${shortDay(next, today)}.`]),
    DONE_STAYS,
  ].join(' ')
}

function movedInWords(moved: number, weeks: number): string {
  const sessions = counted(moved, 'session')
  if (weeks === 0) return `${sessions} ${moved === 1 ? 'moves' : 'move'}.`
  return `${sessions} ${moved === 1 ? 'comes' : 'come'} ${counted(weeks, 'week')} later.`
}

function changedFacts({ before, goal, away, weeks }: Told): string[] {
  const { weekdays, not_on: notOn, between } = goal
  const names = (days: readonly number[]) => listed(days.map((day) => `${WEEKDAY_NAMES[day]}s`))
  const facts = [
    ...(weekdays !== null && weekdays.join() !== before.weekdays?.join() ? [`on ${names(weekdays)}`] : []),
    ...(notOn !== null && notOn.join() !== before.not_on?.join() ? [`not on ${names(notOn)}`] : []),
    ...(notOn === null && before.not_on !== null ? ['on all days'] : []),
    ...(between !== null && between.join() !== before.between?.join()
      ? [`between ${between[0]} and ${between[1]}`]
      : []),
    ...(goal.own_days && JSON.stringify(goal.own_days) !== JSON.stringify(before.own_days)
      ? ownDaysInWords(goal.own_days)
      : []),
    ...(away.length > 0 ? [`nothing ${listed(awayInWords(away))}`] : []),
  ]
  if (facts.length > 0) return facts
  return [weeks > 0 ? 'the rest of the plan, later' : 'the rest of the plan']
}
