import type { Candidate } from './candidates.ts'
import { ARROW, HOUR } from './clauses.ts'
import { inAfternoon } from './clock.ts'
import { isDayAt } from './dayNames.ts'
import type { Finding } from './parser.ts'
import { beginningOfTakingBack, lengthOfTakingBack } from './takingBack.ts'
import type { Word } from './words.ts'

const PAUSE = /(?:[,;:.?…(–—-]|\.\.)$/
const MOST_KINDS = 4
const SEPARATOR = /^[-–—,;:.…]+$/

/** Marks between words that take back and what they put in its place. */
const MOST_SEPARATORS = 2

/**
 * Without what the line takes back: of "tues 3pm, no wait, weds 3pm" and "meeting 3pm -> 4pm" the day and the time that stand behind
 * count. What is taken back in words directly before is a part of what is put in its place, so that no title says it; what an arrow
 * moves stays in the title. The cost is linear.
 */
export function withoutCorrected(found: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const all = withoutRepeated(withDueInstead(found, words), words)
  const ends = new Set(all.map(({ to }) => to))
  const candidates = all.map((each, index) =>
    isSaidOfDay(all[index - 1], each, words, ends) ? { ...each, from: each.from - 1 } : each,
  )
  const byStart = new Map(candidates.map((candidate, index) => [candidate.from, index]))
  const takenBack = new Map<Finding['kind'], number>()
  const beginnings = new Map<Candidate, number>()
  const olds = new Map<Candidate, Candidate | undefined>()
  for (let from = words.length - 1; from > 0; from -= 1) {
    const index = byStart.get(from)
    const start = correctionBefore(words, from, ends, isWholeDay(candidates, index, words))
    if (start === null) continue
    const isNumber = HOUR.test(words[from]?.plain.replace(/\)$/, '') ?? '') // "mon 9 (make that 10)"
    const kinds = index === undefined ? (isNumber ? (['time'] as const) : []) : kindsFrom(candidates, index)
    for (const kind of kinds) if (!takenBack.has(kind)) takenBack.set(kind, start)
    const replacing = index === undefined ? undefined : candidates[index]
    if (index === undefined || replacing === undefined || ARROW.test(words[start]?.text ?? '')) continue
    const end = withoutSeparators(words, start)
    const before = candidates.slice(Math.max(0, index - MOST_KINDS), index)
    const beginning = beginningOfTakenBack(before, end, new Set(kinds))
    if (beginning < end) beginnings.set(replacing, beginning)
    const kept = beginning === end ? before.at(-1) : undefined
    if (kept?.to !== end) continue
    beginnings.set(replacing, end)
    const first = beginningOfTakenBack(before.slice(0, -1), kept.from, new Set(kinds))
    if (first === kept.from) continue
    beginnings.set(kept, first) // "6 tues no wait 6.30"
    olds.set(
      replacing,
      candidates.find((other) => other.from === first),
    )
  }
  return candidates
    .filter(({ to, finding }) => to > (takenBack.get(finding.kind) ?? 0))
    .map((each) => {
      const from = beginnings.get(each) ?? each.from
      const old = olds.get(each) ?? candidates.find((other) => other.from === from && other !== each)
      return { ...inItsHalf(each, old), from }
    })
}

/** Whether a day ends the line, or has its time behind it, and stands behind another one: "gym tues, no thurs", not "gym tues, no class weds". */
function isWholeDay(
  candidates: readonly Candidate[],
  index: number | undefined,
  words: readonly Word[],
): boolean {
  const [day, next] = index === undefined ? [] : [candidates[index], candidates[index + 1]]
  const isTimed = next?.finding.kind === 'time' && next.from === day?.to
  if (day === undefined || words.slice(day.from, day.to).some(({ plain }) => plain === 'this')) return false // "no weds this week"
  const { kind } = day.finding
  return (kind === 'date' || kind === 'due') && (day.to === words.length || isTimed)
}

/** A time in the half of the day of the one that it replaces, and as certain: "mon 7pm no 8". */
function inItsHalf(time: Candidate, old: Candidate | undefined): Candidate {
  if (time.finding.kind !== 'time' || old?.finding.kind !== 'time') return time
  const place = time.place === 'behind day' ? old.place : time.place
  const oldTime = minutesOf(old.finding) // "weds 5 no 6"
  const isMorning = oldTime < EVENING && time.finding.time >= MORNING // "3pm no 10.30"
  const isLater = time.finding.isOnFace && oldTime >= NOON && time.finding.time < NOON && !isMorning
  if (!isLater) return { ...time, place }
  return { ...time, place, finding: { ...time.finding, time: time.finding.time + NOON, isOnFace: false } }
}

const [MORNING, NOON, EVENING] = [9 * 60, 12 * 60, 18 * 60]

/** "no sorry, weds is 3.30" */
function isSaidOfDay(
  day: Candidate | undefined,
  { finding, from }: Candidate,
  words: readonly Word[],
  ends: ReadonlySet<number>,
): boolean {
  if (finding.kind !== 'time' || words[from - 1]?.plain !== 'is') return false
  const isBehindDay = day?.finding.kind === 'date' && day.to === from - 1
  return isBehindDay && correctionBefore(words, day.from, ends) !== null
}

/** Without the time that is said once more to be taken back: "dinner at 6 not 6 make it 7". */
function withoutRepeated(candidates: readonly Candidate[], words: readonly Word[]): readonly Candidate[] {
  return candidates.filter(
    ({ from, to }) => words[from - 1]?.plain !== 'not' || lengthOfTakingBack(words, to + 2) !== 2,
  )
}

/** A day in place of one that is due is due too: "due weds no wait thurs 11:59pm". */
function withDueInstead(found: readonly Candidate[], words: readonly Word[]): readonly Candidate[] {
  const index = found.findIndex(({ finding }) => finding.kind === 'due')
  const [due, day, time] = found.slice(index, index + 3)
  if (index < 0 || due === undefined || day?.finding.kind !== 'date') return found
  const start = correctionBefore(words, day.from, new Set([due.to]), isWholeDay(found, index + 1, words))
  if (start === null || withoutSeparators(words, start) !== due.to) return found
  const isTimed = time?.finding.kind === 'time' && time.from === day.to
  const at = isTimed && time.finding.kind === 'time' ? minutesOf(time.finding) : day.finding.time
  const instead: Candidate = {
    ...day,
    place: 'anywhere',
    isIntroduced: true,
    to: isTimed ? time.to : day.to,
    finding: { kind: 'due', date: day.finding.date, time: at },
  }
  return [...found.slice(0, index + 1), instead, ...found.slice(index + (isTimed ? 3 : 2))]
}

function minutesOf({ time, isOnFace, hasMinutes }: Extract<Finding, { kind: 'time' }>): number {
  return isOnFace ? inAfternoon(time, hasMinutes) : time
}

/** Where the candidates of some kinds begin that end, without a word between, at an index. */
function beginningOfTakenBack(
  before: readonly Candidate[],
  end: number,
  kinds: ReadonlySet<Finding['kind']>,
): number {
  let beginning = end
  for (const { from, to, finding } of before.toReversed()) {
    if (to !== beginning || !kinds.has(finding.kind)) break
    beginning = from
  }
  return beginning
}

/** Where the words begin that take back, directly before an index; null where there are none, or nothing before them pauses. */
function correctionBefore(
  words: readonly Word[],
  from: number,
  ends: ReadonlySet<number>,
  isDayMeant = false,
): number | null {
  const isPronoun = /^it['’]?s$/.test(words[from - 1]?.plain ?? '') // "4pm, actually it's at 5"
  const to = withoutSeparators(words, isPronoun ? from - 1 : from)
  if (ARROW.test(words[to - 1]?.text ?? '')) return to - 1
  let start = beginningOfTakingBack(words, to)
  if (start < to && words[start - 2]?.plain === 'not' && HOUR.test(words[start - 1]?.plain ?? '')) start -= 2 // "6 not 6 make it 7"
  if (start === to) return null
  const isBareNo = start === to - 1 && words[start]?.plain === 'no' && !PAUSE.test(words[start]?.text ?? '') // "gym tues, no weds this week"
  const isPaused =
    PAUSE.test(words[start - 1]?.text ?? '') || words[start]?.text.startsWith('(') === true || ends.has(start)
  const isAsked = words[start - 1]?.text.endsWith('?') === true // "lunch thurs? no fri"
  const isBehindDay = isDayAt(words, start - 1) && areHours(words, start - 2, from, true) // "7pm thurs no 8"
  const isInstead = isDayMeant && ends.has(start) // "tues, no thurs 3pm"
  const isClear = isInstead || isAsked || isBehindDay || areHours(words, start - 1, from)
  return isPaused && (!isBareNo || isClear) ? start : null
}

/** Whether two words are hours of which the second one is clear, or beside a day: "9.40, no 9.50", "thurs 8 no 8:30", "6 no 7 tonight". */
function areHours(words: readonly Word[], first: number, second: number, isLast = false): boolean {
  if (isLast && second < words.length - 1) return false
  const areNumbers = [first, second].every((at) => isHour(words[at]?.plain ?? ''))
  const isClear = /^\d{1,2}(?:[:.]\d{2}|[:.]?(?:\d{2})?[ap]m?$)/.test(words[second]?.plain ?? '')
  const isBehindAt = /^(?:at|@)$/.test(words[first - 1]?.text ?? '') // "dinner sat at 7 no 730"
  const isOfDay = isLast || isDayAt(words, isBehindAt ? first - 2 : first - 1) || isDayAt(words, second + 1)
  const isPaused = PAUSE.test(words[first]?.text ?? '') // "4pm, no 9.50 on account"
  const areClocks = [first, second].every((at) => /^\d{1,2}[:.]\d{2}\D?$/.test(words[at]?.text ?? ''))
  return areClocks || (areNumbers && !isPaused && (isClear || isOfDay))
}

/** `5`, `5.30`, `530` */
function isHour(plain: string): boolean {
  return HOUR.test(plain) || /^\d{3,4}$/.test(plain)
}

/** The index behind the last word before an index that is no mark. */
function withoutSeparators(words: readonly Word[], from: number): number {
  let to = from
  while (to > from - MOST_SEPARATORS && SEPARATOR.test(words[to - 1]?.text ?? '')) to -= 1
  return to
}

/** The kinds of a candidate and of those that follow it without a word between. */
function kindsFrom(candidates: readonly Candidate[], index: number): Set<Finding['kind']> {
  const kinds = new Set<Finding['kind']>()
  let end = candidates[index]?.from
  for (let at = index; candidates[at]?.from === end && kinds.size < MOST_KINDS; at += 1) {
    const { finding, to } = candidates[at] ?? {}
    if (finding === undefined || kinds.has(finding.kind)) break
    kinds.add(finding.kind)
    end = to
  }
  return kinds
}
