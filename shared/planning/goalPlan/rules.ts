import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { betweenOn, type DailyHours } from '#shared/planning/ownDays.ts'
import { MOST_GROWTH } from './weeklyLoad.ts'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import { dayOfWeek, DAYS_PER_WEEK, daysBetween, minutesOf } from '#shared/time/civil.ts'

/** A session of a plan as the rules look at it. */
export type RuledSession = {
  title: string
  note: string
  /** `YYYY-MM-DD`, and `HH:MM` where it has a time. */
  date: string
  time: string | null
  minutes: number
}
export type RuledPlan = {
  pattern: PatternKey
  /** In order of time, without the first step. */
  sessions: readonly RuledSession[]
  phases: readonly { from: string; to: string }[]
  /** The first and the last date of the whole plan. */
  from: string
  to: string
  /** Minutes that a week may have from the beginning; without it those of the first one. */
  startingLoad?: number
}
/** What the person excluded, whether a model or a pattern made the plan. */
export type Excluded = DailyHours & { not_on: readonly number[] | null }

const LONGEST_TITLE = 60
const WORDS_TELL = 24
const MOST_IN_A_ROW = 3
const MOST_OF_ALL = 0.4
/** Plans from here on have phases and kinds of sessions. */
const SESSIONS_WITH_PHASES = 8
const DAYS_WITH_PHASES = 28
const LEAST_PHASES = 3
const ROUNDING = 5
const MOST_SENTENCES = 3

/**
 * Which rules of a good plan are broken, each as a sentence with its name (docs/rules/plans.md, Patterns). It holds for what patterns
 * give as for what a model proposes.
 */
export function brokenRules(plan: RuledPlan): string[] {
  return [
    ...tooFewPhases(plan),
    ...sameTitles(plan),
    ...unclearTitles(plan),
    ...withoutNote(plan),
    ...withoutRoom(plan),
    ...tooMuchLoad(plan),
  ]
}

/** What is placed where the person excluded it. */
export function brokenExclusions(sessions: readonly RuledSession[], excluded: Excluded): string[] {
  const wrongDay = sessions.find(({ date }) => excluded.not_on?.includes(dayOfWeek(date)))
  const wrongTime = sessions.find(({ date, time, minutes }) => {
    const between = betweenOn(excluded, dayOfWeek(date))
    if (between === null || time === null) return false
    const [from, to] = between.map((clock) => (clock === '24:00' ? 1440 : minutesOf(clock)))
    return minutesOf(time) < (from ?? 0) || minutesOf(time) + minutes > (to ?? 1440)
  })
  return [
    ...(wrongDay ? [`not_on: "${wrongDay.title}" stands on ${wrongDay.date}, a day that was left out`] : []),
    ...(wrongTime ? [`between: "${wrongTime.title}" stands at ${wrongTime.time}, outside of the time`] : []),
  ]
}

function isLong({ sessions, from, to }: RuledPlan): boolean {
  return sessions.length >= SESSIONS_WITH_PHASES && daysBetween(from, to) + 1 >= DAYS_WITH_PHASES
}

function tooFewPhases(plan: RuledPlan): string[] {
  if (!isLong(plan) || plan.phases.length >= LEAST_PHASES) return []
  return [`C2: ${plan.sessions.length} sessions need at least ${LEAST_PHASES} phases`]
}

/** Numbers do not make a title another one, but for the rule of three in a row. */
function sameTitles({ sessions }: RuledPlan): string[] {
  const broken: string[] = []
  const run = sessions.findIndex(
    ({ title }, at) =>
      at >= MOST_IN_A_ROW && sessions.slice(at - MOST_IN_A_ROW, at).every((other) => other.title === title),
  )
  if (run >= 0) broken.push(`C3: "${sessions[run]?.title}" stands more than ${MOST_IN_A_ROW} times in a row`)
  if (sessions.length < SESSIONS_WITH_PHASES) return broken
  for (const [title, some] of Map.groupBy(sessions, (one) => one.title))
    if (some.length > sessions.length * MOST_OF_ALL)
      broken.push(`C3: "${title}" makes more than 40 % of the sessions`)
  return broken
}

function unclearTitles({ sessions }: RuledPlan): string[] {
  const long = sessions.find(({ title }) => Array.from(title).length > LONGEST_TITLE)
  const kinds = new Set(sessions.map(({ title }) => withoutNumbers(title)))
  const beginnings = new Map<string, string>()
  const broken = long ? [`C4: "${long.title}" has more than ${LONGEST_TITLE} characters`] : []
  for (const kind of kinds) {
    const begins = Array.from(kind).slice(0, WORDS_TELL).join('')
    const other = beginnings.get(begins)
    if (other !== undefined) broken.push(`C4: "${kind}" and "${other}" begin alike`)
    beginnings.set(begins, kind)
  }
  return broken
}

/** `chapters 2 and 7` is `chapter 3` once more. */
function withoutNumbers(title: string): string {
  return title
    .replaceAll(/s? [\d.,]+(?: (?:and|to) \d+)?/g, ' #')
    .replaceAll(/[\d.,]+/g, '#')
    .replace(/[\s#]+$/, '')
}

function withoutNote({ sessions }: RuledPlan): string[] {
  const wrong = sessions.find(({ note }) => {
    const sentences = note.split(/(?<=[.?])\s+(?=[A-Z])/).filter((part) => part.trim() !== '').length
    return sentences < 1 || sentences > MOST_SENTENCES + 2 // a share and a recall are sentences of their own
  })
  return wrong ? [`C5: "${wrong.title}" needs a note of 1 to ${MOST_SENTENCES} sentences`] : []
}

function withoutRoom({ pattern, phases, from, to, sessions }: RuledPlan): string[] {
  const last = phases.at(-1)
  if (!PATTERNS[pattern].keepsRoom || !last || phases.length < 2 || sessions.length < 3) return []
  const days = daysBetween(from, to) + 1
  const room = daysBetween(last.from, to) + 1
  const least = Math.min(Math.max(2, Math.ceil(days / 10)), days - 1)
  return room >= least ? [] : [`C7: the last ${least} days before the date are room, not ${room}`]
}

function tooMuchLoad({ pattern, sessions, from, startingLoad = 0 }: RuledPlan): string[] {
  if (!PATTERNS[pattern].load) return []
  const weeks = Map.groupBy(sessions, ({ date }) => Math.floor(daysBetween(from, date) / DAYS_PER_WEEK))
  let highest = startingLoad
  for (const [week, some] of weeks) {
    const minutes = some.reduce((sum, one) => sum + one.minutes, 0)
    if (highest > 0 && minutes > highest * MOST_GROWTH + ROUNDING)
      return [`C8: week ${week + 1} has ${minutes} minutes after ${highest} at most`]
    highest = Math.max(highest, minutes)
  }
  return []
}
