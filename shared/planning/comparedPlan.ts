import { withSession } from './addedSession.ts'
import { addDays, clockOf, minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Compared } from './comparisons.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { patternOfGoal } from './goalPlan/patternOfGoal.ts'
import type { Understood } from './understood.ts'

/** What a plan chose where the person left it open; null where that is not known. */
export type PlannedSoFar = {
  /** Minutes of its usual session. */
  minutes: number | null
  /** Sessions a week. */
  perWeek: number | null
  /** When its usual session begins, `HH:MM`. */
  at: string | null
}

/** What is to hold instead, and the parts that cannot. */
export type GoalChange = { answers: GoalAnswers; notApplied: string[] }

/** What a plan is made from, and what it chose where that was left open. */
export type Known = { understood: Understood; planned: PlannedSoFar }

/** What a comparison means beside what is planned. What the message names itself wins. */
export function compare(
  change: GoalChange,
  { kind, text, span, window, days }: Compared,
  said: GoalAnswers,
  { context, understood, planned }: Known & { context: SentenceContext },
): void {
  const { answers, notApplied } = change
  const add = (given: GoalAnswers | null) => {
    if (given === null) notApplied.push(text)
    else
      for (const [name, value] of Object.entries(given))
        if (!(name in said)) Object.assign(answers, { [name]: value })
  }
  const minutes = understood.minutes ?? planned.minutes
  const perWeek = understood.per_week ?? planned.perWeek
  const start = understood.starts_on ?? context.today
  switch (kind) {
    case 'faster':
    case 'slower':
      return add(otherPace(kind, { understood, start, perWeek }))
    case 'shorter':
    case 'longer':
    case 'half':
    case 'double':
      return add(minutes === null ? null : lengthOf(otherLength(kind, minutes), minutes))
    case 'fewer':
    case 'more':
      return add(oneSession(perWeek, kind === 'more' ? 1 : -1))
    case 'added': {
      const named = Array.isArray(said.rhythm) ? said.rhythm : []
      delete said.rhythm
      const more = withSession(named, { weekdays: understood.weekdays, perWeek })
      notApplied.push(...more.notApplied)
      if (more.rhythm !== null) answers.rhythm = more.rhythm
      return
    }
    case 'later':
    case 'earlier':
      if (said.starts_on !== undefined || said.deadline !== undefined) return
      return add(shifted(understood.between?.[0] ?? planned.at, kind === 'later' ? 1 : -1))
    case 'by minutes':
      return add(movedBy(span ?? 0, understood.between?.[0] ?? planned.at, minutes))
    case 'not in':
      return add(window ? { between: window } : null)
    case 'instead':
      delete said.rhythm
      return add(dayInstead(understood, perWeek, days ?? [], text))
    case 'allowed':
    case 'also':
      return alsoOn(days ?? [], understood, add)
    case 'no end':
    case 'all later':
    case 'start later':
    case 'end later':
    case 'end earlier':
      return add(otherDates(kind, { understood, start, span }))
  }
}

/** `Wednesdays too`, `Saturdays are fine`: beside named days it is one more of them; else it may be planned. */
function alsoOn(days: readonly number[], { weekdays }: Understood, add: (given: GoalAnswers) => void): void {
  if (weekdays === null) return
  add({ rhythm: [...new Set([...weekdays, ...days])].toSorted((one, other) => one - other) })
}

/** Whether the last day is that of an exam or a race, which does not move with the sessions. */
function isKept(understood: Understood): boolean {
  return understood.deadline === null || patternOfGoal(understood).isTheDay === true
}

/** Sooner or later at the end; where that is a day that does not move, a session a week more or less. */
function otherPace(
  kind: 'faster' | 'slower',
  { understood, start, perWeek }: { understood: Understood; start: string; perWeek: number | null },
): GoalAnswers | null {
  const isFaster = kind === 'faster'
  return isKept(understood)
    ? oneSession(perWeek, isFaster ? 1 : -1)
    : otherDates(isFaster ? 'end earlier' : 'end later', { understood, start, span: undefined })
}

/** A session a week more or less; null where there are as many, or as few, as can be. */
function oneSession(perWeek: number | null, by: 1 | -1): GoalAnswers | null {
  const count = perWeek === null ? 0 : perWeek + by
  return count < 1 || count > 7 ? null : { rhythm: count }
}

const LONGEST = 240
const LENGTHS = [5, 10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, LONGEST]

function otherLength(kind: 'shorter' | 'longer' | 'half' | 'double', minutes: number): number {
  switch (kind) {
    case 'shorter':
      return nextIn(LENGTHS, minutes, -1)
    case 'longer':
      return nextIn(LENGTHS, minutes, 1)
    case 'half':
      return Math.max(5, Math.ceil(minutes / 10) * 5)
    case 'double':
      return Math.min(LONGEST, minutes * 2)
  }
}

function nextIn(steps: readonly number[], value: number, by: 1 | -1): number {
  const found = by > 0 ? steps.find((step) => step > value) : steps.findLast((step) => step < value)
  return found ?? value
}

function lengthOf(minutes: number, before: number): GoalAnswers | null {
  return minutes === before ? null : { minutes }
}

const PARTS: readonly (readonly [string, string])[] = [
  ['05:00', '12:00'],
  ['12:00', '17:00'],
  ['17:00', '22:00'],
  ['20:00', '24:00'],
]

/** The part of the day before or after that of a time; null where there is none. */
function shifted(time: string | null, by: 1 | -1): GoalAnswers | null {
  if (time === null) return null
  const at = PARTS.findIndex(([, to]) => time < to)
  const next = PARTS[(at < 0 ? PARTS.length - 1 : at) + by]
  return next ? { between: [...next] } : null
}

/** The time of a session, so many minutes later or earlier; null where it is not known, or beyond the day. */
function movedBy(span: number, at: string | null, minutes: number | null): GoalAnswers | null {
  if (at === null) return null
  const from = minutesOf(at) + span
  const to = from + (minutes ?? HOUR)
  if (from < FIRST || to > MINUTES_PER_DAY) return null
  return { between: [clockOf(from), to === MINUTES_PER_DAY ? '24:00' : clockOf(to)] }
}

const HOUR = 60
/** Nothing is planned before five in the morning. */
const FIRST = 5 * HOUR

/** Another first or last day; null where there is none that could move. */
function otherDates(
  kind: Compared['kind'],
  { understood, start, span }: { understood: Understood; start: string; span: number | undefined },
): GoalAnswers | null {
  const { deadline } = understood
  const begins = { starts_on: addDays(start, span ?? 7) }
  if (kind === 'start later') return begins
  if (kind === 'all later')
    return isKept(understood) || deadline === null
      ? begins
      : { ...begins, deadline: addDays(deadline, span ?? 7) }
  if (deadline === null) return null
  if (kind === 'no end') return { deadline: null }
  return { deadline: addDays(deadline, kind === 'end earlier' ? -(span ?? 14) : (span ?? 14)) }
}

/** One weekday in the place of another; of several times a week whose days were left open the former stays free: of `swap Monday and Tuesday` the one that is not there yet comes. */
function dayInstead(
  { weekdays, not_on: notOn }: Understood,
  perWeek: number | null,
  [wanted = 0, former = 0]: readonly number[],
  text: string,
): GoalAnswers | null {
  const isSwap = /^(?:swap|switch|exchange|change)\b/i.test(text)
  if (weekdays === null && isSwap) return null
  if (weekdays === null && (perWeek ?? 1) > 1 && !notOn?.includes(wanted))
    return { not_on: [...new Set([...(notOn ?? []), former])].toSorted((one, other) => one - other) }
  if (weekdays === null) return { rhythm: [wanted] }
  if (weekdays.includes(wanted) === weekdays.includes(former)) return null
  const [gone, come] = weekdays.includes(former) ? [former, wanted] : [wanted, former]
  return {
    rhythm: [...weekdays.filter((day) => day !== gone), come].toSorted((one, other) => one - other),
  }
}
