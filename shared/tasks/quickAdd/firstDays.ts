import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { monthOfName } from './dateWords.ts'
import type { Finding, Reading } from './parser.ts'
import { weekly } from './weekly.ts'
import type { Word } from './words.ts'

type Placed = Reading & { from: number; to: number }

/** What is away for some time begins on one day, and is on none of each week. */
const AWAY =
  /^(?:off|away|holiday|hols|leave|closed|shut|hire|rent|book|borrow|loan|lend|trip|photos?|stay|staying|sit|sitting|camping)$/
const RANGE = /^(?:to|until|till|til|-|–|—)$/

/**
 * The place of a weekday behind which the first of its days stands, so that it repeats: "zumba tues 7.15pm from next week"; -1
 * without one. @param from the index of `from`
 */
export function weekdayBefore(found: readonly Placed[], words: readonly Word[], from: number): number {
  return /^(?:from|starting|beginning)$/.test(words[from]?.plain ?? '')
    ? weekdayEnding(found, words, from)
    : -1
}

/** The place of a weekday with its time behind which its last week stands: "zumba weds 7pm til 27 may"; -1 without one. */
export function weekdayUntil(found: readonly Placed[], words: readonly Word[], from: number): number {
  const isSpan =
    /^\d{1,2}$/.test(words[from]?.plain ?? '') && /^w(?:k|eek)s$/.test(words[from + 1]?.plain ?? '') // "tues 7pm 10 wks"
  if (!isSpan && !/^(?:until|till|til|for)$/.test(words[from]?.plain ?? '')) return -1
  const index = weekdayEnding(found, words, from)
  const isTimed = [index - 1, index + 1].some(
    (at) => found[at]?.finding.kind === 'time' && (found[at].to === found[index]?.from || at > index),
  )
  return isTimed ? index : -1
}

function weekdayEnding(found: readonly Placed[], words: readonly Word[], from: number): number {
  if (words.slice(0, from).some(({ plain }) => AWAY.test(plain))) return -1
  let end = from
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const { finding, place, to, from: begin } = found[index] ?? {}
    if (finding === undefined || begin === undefined || to !== end) return -1
    if (finding.kind === 'date') return place?.includes('weekday') && finding.until === undefined ? index : -1
    if (finding.kind !== 'time' && finding.kind !== 'duration' && finding.kind !== 'end') return -1
    end = begin
  }
  return -1
}

/** What repeats behind its first day, with the words between: "judo starts 12 march then every thurs 5pm". */
export function withThen<Each extends Placed>(candidates: readonly Each[], words: readonly Word[]): Each[] {
  const repeat = candidates.findIndex(
    ({ finding, from }, index) =>
      finding.kind === 'repeat' &&
      words[from - 1]?.plain === 'then' &&
      candidates[index - 1]?.to === from - 1,
  )
  const first = candidates.slice(0, Math.max(0, repeat)).findLast(({ finding }) => finding.kind === 'date')
  if (first === undefined) return [...candidates]
  return candidates.map((each, index) => {
    if (index === repeat) return { ...each, from: each.from - 1, place: 'anywhere' }
    const isStarted = each === first && STARTS.test(words[each.from - 1]?.plain ?? '')
    return each === first ? { ...each, from: isStarted ? each.from - 1 : each.from, place: 'anywhere' } : each
  })
}

/** "every 3rd fri from 13/3" is every three weeks where that is not the month's third one. */
export function inWeeksFromFirst<Each extends Placed>(candidates: readonly Each[]): Each[] {
  const first = candidates.find(
    ({ finding, isIntroduced }) => finding.kind === 'date' && isIntroduced === true,
  )?.finding
  if (first?.kind !== 'date') return [...candidates]
  return candidates.map((each) => {
    if (each.finding.kind !== 'repeat' || each.finding.rule.frequency !== 'MONTHLY') return each
    const [weekday, ...others] = each.finding.rule.weekdays
    const nth = weekday?.nth ?? 0
    const isOther = Math.ceil(Number(first.date.slice(8)) / DAYS_PER_WEEK) !== nth
    if (
      weekday === undefined ||
      nth < 2 ||
      others.length > 0 ||
      dayOfWeek(first.date) !== weekday.day ||
      !isOther
    )
      return each
    const rule = { ...weekly([{ day: weekday.day, nth: null }]), interval: nth }
    return { ...each, finding: { ...each.finding, rule } }
  })
}

const DAYS_PER_WEEK = 7
const STARTS = /^(?:starts?|starting|begins?|beginning|from)$/

/** Whether words name a day of the calendar, or a week that comes: "from 18 march", not "from sunday". */
export function isFirstOfMany(words: readonly Word[], from: number, to: number): boolean {
  const isNamed = words
    .slice(from, to)
    .some(
      ({ plain }) => /^\d/.test(plain) || monthOfName(plain) !== null || /^(?:week|wk|month)$/.test(plain),
    )
  return isNamed && !RANGE.test(words[to]?.plain || words[to]?.text || '')
}

const FEWEST_DAYS = 14

/** Whether what is on a weekday goes on for more than two weeks. */
export function isForWeeks(end: Finding, today: string): boolean {
  if (end.kind !== 'end' || end.ends.kind === 'after' || end.ends.kind === 'never') return false
  if (end.ends.kind === 'on') return end.ends.date > addDays(today, FEWEST_DAYS)
  return end.ends.months > 0 || end.ends.days > FEWEST_DAYS
}

/** A weekday that repeats each week. */
export function eachWeek(candidate: Placed): Placed {
  const { finding } = candidate
  if (finding.kind !== 'date') return candidate
  const rule = weekly([{ day: dayOfWeek(finding.date), nth: null }])
  const repeat: Finding = { kind: 'repeat', rule, from: 'schedule', time: finding.time }
  return { ...candidate, place: 'anywhere', finding: repeat }
}
