import { addDays, addMonths, monthOf, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import type { Candidate } from './candidates.ts'
import type { Finding } from './parser.ts'
import type { Word } from './words.ts'

const MONDAY = 1
const DAYS_PER_WEEK = 7

/**
 * Nothing is planned for a day after it is due. A bare day that is due is meant beside the day of the line: `5 april party, buy
 * gift by 3rd` is due in April, and the 5th stays in the title; `monday draft, due friday` is due in Monday's week.
 */
export function withDueDays(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const due = candidates.find(({ finding }) => finding.kind === 'due')
  const planned = candidates.find(({ finding }) => finding.kind === 'date')
  if (due?.finding.kind !== 'due' || planned?.finding.kind !== 'date') return [...candidates]
  const day = planned.finding.date
  if (day <= due.finding.date) return [...candidates]
  const isForDay = words[planned.from]?.plain === 'for' // "order dinners for next week by thurs"
  const isOfThing = /^(?:is|are)$/.test(words[planned.from - 1]?.plain ?? '') // "his bday is the 9th, post by thurs"
  const isOwn = due.finding.bare === 'weekday' && (isForDay || isOfThing || due.from < planned.from) // "notes by fri, quiz mon"
  const finding = isOwn ? due.finding : dueBeside(due.finding, day, due.from < planned.from)
  return candidates
    .filter((each) => day <= finding.date || (each !== planned && each.finding.kind !== 'time')) // its time is of that day
    .map((each) => (each === due ? { ...due, finding } : each))
}

type Due = Extract<Finding, { kind: 'due' }>

/** The due day that a bare weekday or day of the month means in a line with a later date. */
function dueBeside(due: Due, planned: string, isFirst: boolean): Due {
  if (due.bare === 'weekday') {
    const isSameWeek = weekOf(due.date, MONDAY).from === weekOf(planned, MONDAY).from
    const next = addDays(due.date, DAYS_PER_WEEK)
    return isSameWeek || next < planned ? due : { ...due, date: next } // not "expires 12 may, renew by friday"
  }
  if (due.bare !== 'day of month') return due
  const day = due.date.slice(8)
  const inMonth = `${planned.slice(0, 8)}${day}`
  const before = `${addMonths(monthOf(planned).from, -1).slice(0, 8)}${day}`
  const months = isFirst ? [inMonth] : [inMonth, before] // "by 20th, wedding is 6 june"
  const date = months.find((each) => each < planned && CivilDate.safeParse(each).success)
  return date === undefined || date < due.date ? due : { ...due, date }
}
