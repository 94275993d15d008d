import type { Candidate } from './candidates.ts'
import { isClosed, isListed } from './clauses.ts'
import { weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { isOfOtherPerson } from './otherTimes.ts'
import type { Finding } from './parser.ts'
import { dayOff, toldEvent } from './toldEvents.ts'
import type { Word } from './words.ts'

/** Behind one of these a day is no day of a task: "she does my weds", "dry flat til thurs", "cut 5:15 fri, was thurs", "shop shut mon". */
const OWNER = /^(?:my|our|your|his|her|their|until|till|til|since|was|shut|closed)$/

/** Candidates that follow one another without a word between. */
type Group = { members: Candidate[]; kinds: Set<Finding['kind']>; from: number; to: number }

/**
 * Candidates of a kind that is listed, so that none of them alone is meant: the times of `every day at 8am and 8pm`, all of
 * `monday 9am and tuesday 10am`, the days of two tasks in one line.
 */
export function listedAmong(candidates: readonly Candidate[], words: readonly Word[]): Set<Candidate> {
  const listed = new Set<Candidate>([
    ...timesOfManyParts(candidates, words),
    ...timesOfTwo(candidates, words),
    ...lengthsOfTwo(candidates),
    ...timesOfEachDay(candidates, words),
    ...daysOfManyParts(candidates, words),
    ...timedDaysInARow(candidates),
  ])
  let before: Group | undefined
  let beforeWithDay: Group | undefined
  for (const group of groupsOf(
    candidates.filter((each, index) => isWhen(each, index, candidates, words)),
    words,
  )) {
    const told = beforeWithDay === undefined ? null : toldOf(beforeWithDay, group, words)
    if (told !== null) {
      for (const member of told.members) listed.add(member)
      before = group
      if (told !== group) beforeWithDay = group
      continue
    }
    if (
      before !== undefined &&
      (isListed(words, before.to, group.from) || areJoinedDays(before, group, words))
    )
      for (const member of inBoth(before, group)) listed.add(member)
    if (before !== undefined && areOfTwoTasks(before, group, words))
      for (const member of [...inBoth(before, group), ...daysOfTwoTasks(before, group, words)])
        listed.add(member)
    for (const member of daysApart(beforeWithDay, group, words)) listed.add(member)
    if (before !== undefined && areTimedDaysOfTwo(before, group, words))
      for (const member of [...before.members, ...group.members]) listed.add(member)
    before = group
    if (group.kinds.has('date')) beforeWithDay = group
  }
  return listed
}

/** The day of two clauses that is told beside what is done; before what is due it is one on which something is not. */
function toldOf(before: Group, group: Group, words: readonly Word[]): Group | null {
  if (group.kinds.has('date')) return toldEvent(before, group, words)
  return group.kinds.has('due') && dayOff(before, group, words) === before ? before : null
}

const HOUR = /^\d{1,2}(?:[:.]\d{2})?(?:[ap]m?)?$/
const MANY = 3

/** Whether a number ends a part, or begins one and counts nothing: not "3 eggs, 2 rolls". */
function isHourOfPart(words: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = words[at] ?? {}
  const next = words[at + 1]?.plain ?? ''
  const isLast =
    /[,;]$/.test(text) || next === '' || isDateWord(words, at + 1) || /^(?:today|tonight)$/.test(next)
  const isLength = /^(?:h|hrs?|hours?|m|mins?|minutes?)$/.test(next) // "fri 27 nov, 7pm, 1 hr"
  const isFirst = (at === 0 || /[,;:/]$/.test(words[at - 1]?.text ?? '')) && !next.endsWith('s') && !isLength
  return HOUR.test(plain) && (isLast || isFirst)
}

/** The times of a line each of whose parts has one: "tea 5, bath 6, bed 7 tonight", "9 dentist / 11:30 haircut". */
function timesOfManyParts(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  let parts = 0
  let isTimed = false
  let isSlashed = false
  for (const [at, { text }] of words.entries()) {
    isTimed ||= isHourOfPart(words, at)
    isSlashed ||= text === '/'
    if (text !== '/' && !/[,;]$/.test(text)) continue
    if (!isTimed) return []
    parts += 1
    isTimed = false
  }
  const areTwo = isSlashed || endsWithTimedDay(candidates, words) || beginWithTimes(candidates, words)
  return isTimed && parts + 1 >= (areTwo ? 2 : MANY)
    ? candidates.filter(({ finding }) => finding.kind === 'time')
    : []
}

/** Whether each of two parts begins with its time: "1pm lunch sam, 3pm dentist weds". */
function beginWithTimes(candidates: readonly Candidate[], words: readonly Word[]): boolean {
  const [first, second, ...others] = candidates.filter(({ finding }) => finding.kind === 'time')
  if (first?.from !== 0 || second === undefined || second.place === 'behind day' || others.length > 0)
    return false
  const isFollowed = first.to < second.from && !candidates.some(({ from }) => from === first.to)
  return isFollowed && words[second.from - 1]?.text.endsWith(',') === true
}

const MOVED_PEOPLE = /^(?:pick|drop|collect|fetch|take|call|ring)$/

/** Whether the same is done for two people, the only day behind the time of the second one: "pick up Leo 3:10, Mia 3:45 tues". */
function endsWithTimedDay(candidates: readonly Candidate[], words: readonly Word[]): boolean {
  const [day, ...others] = candidates.filter(({ finding }) => isDayKind(finding))
  const times = candidates.filter(({ finding }) => finding.kind === 'time')
  const [first, last] = times
  if (day === undefined || first === undefined || last === undefined) return false
  const isName = last.from === first.to + 1 && MOVED_PEOPLE.test(words[0]?.plain ?? '')
  const isEnd = last.to === day.from && day.to === words.length
  return isName && isEnd && others.length === 0 && times.length === 2
}

/** The lengths of two things: "revise bio 1hr chem 1hr". */
function lengthsOfTwo(candidates: readonly Candidate[]): readonly Candidate[] {
  const lengths = candidates.filter(({ finding }) => finding.kind === 'duration')
  return lengths.length > 1 ? lengths : []
}

/** Three weekdays and more, each with what is done then: "run tues 5k thurs 8k sun 10 miles". */
function daysOfManyParts(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const days = candidates.filter(
    ({ finding, from, to }) =>
      finding.kind === 'date' && to === from + 1 && weekdayOf(words[from]?.plain ?? '') !== null,
  )
  const isTimed = candidates.some(
    ({ finding, place, from, to }) =>
      finding.kind === 'time' &&
      place !== 'behind day' &&
      days.some((day) => day.to === from || to === day.from),
  )
  const hasOther = candidates.some(
    (each) => each.finding.kind === 'due' || (each.finding.kind === 'date' && !days.includes(each)),
  )
  return days.length < MANY || isTimed || hasOther ? [] : days
}

/** Two lists of days that follow one another, with a time between: "wake ella mon tues fri 7.30 weds thurs". */
function timedDaysInARow(candidates: readonly Candidate[]): Candidate[] {
  const areOnDays = ({ finding }: Candidate) => finding.kind === 'repeat' && finding.rule.weekdays.length > 0
  return candidates.flatMap((days, index) => {
    const [time, others] = candidates.slice(index + 1, index + 3)
    if (time?.finding.kind !== 'time' || others === undefined) return []
    const areInARow = days.to === time.from && time.to === others.from
    return areInARow && areOnDays(days) && areOnDays(others) ? [days, time, others] : []
  })
}

/** Days with a time before the first and another one behind the last of them: "yoga 6.15 tues + sat 9". */
function timesOfEachDay(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  return candidates.flatMap((days, index) => {
    const [before, behind] = [candidates[index - 1], candidates[index + 1]]
    const areTimed = before?.finding.kind === 'time' && behind?.finding.kind === 'time'
    const areBeside = before?.to === days.from && behind?.from === days.to
    const areJoined = words.slice(days.from, days.to).some(({ plain, text }) => JOINT.test(plain || text))
    return days.finding.kind === 'repeat' && areTimed && areBeside && areJoined ? [before, days, behind] : []
  })
}

const JOINT = /^(?:and|n|&|\+)$/

function isDayKind({ kind }: Finding): boolean {
  return kind === 'date' || kind === 'repeat'
}

/** The times of two that are named one after the other, away from their day: "Amy 9:15 & Ben 9:35 nurse appts fri". */
function timesOfTwo(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const times = candidates.filter(({ finding }) => finding.kind === 'time')
  const [first, second] = times
  if (first === undefined || second === undefined) return []
  const areInARow =
    times.every(({ finding }) => finding.kind === 'time' && !finding.isOnFace) &&
    times.every(({ from }, index) => index === 0 || times[index - 1]?.to === from) // "feed 8a 8p every day"
  if (times.length > 2) return areInARow ? times : []
  const isBesideDay = candidates.some(
    ({ finding, from, to }) =>
      isDayKind(finding) && times.some((time) => time.to === from || time.from === to),
  )
  const areNamed = second.from === first.to + 2 && /^(?:and|&|\+|n)$/.test(words[first.to]?.plain ?? '')
  const isOther = second.from === first.to + 1 && !OF_SAME_THING.test(words[first.to]?.plain ?? '')
  const areClocks = [first, second].every(({ finding }) => finding.kind === 'time' && finding.hasMinutes)
  const isCount =
    first.place === 'behind day' &&
    /^\p{Ll}/u.test(words[first.to]?.text ?? '') &&
    !/[,;]$/.test(words[first.to - 1]?.text ?? '') // "read 20 pages 7pm"
  const areThings =
    (first.from === 1 || areClocks) && !isCount && isOther && isEndOrDay(candidates, second.to, words)
  const areJoined =
    first.place === 'behind day' && second.from === first.to + 1 && isListed(words, first.to, second.from) // "boys 10 & 10.20 sat"
  const areEither = second.from === first.to + 1 && words[first.to]?.plain === 'or' // "thurs 2:45 or 6"
  return (areNamed && !isBesideDay) || areEither || areThings || areJoined || areInARow ? times : []
}

const OF_SAME_THING = /^(?:arrive|for|to|till?|until|or|not|before|after|with|w\/|in|on|by)$/ // "mass 9.45 for 10 sun"

/** Whether nothing but a day is behind an index: "doors 7pm show 8pm fri", "jo at 3, sam at 4". */
function isEndOrDay(candidates: readonly Candidate[], at: number, words: readonly Word[]): boolean {
  return candidates.some(({ finding, from, to }) => isDayKind(finding) && from === at && to === words.length)
}

/** Whether a candidate is no number of something: an hour alone stands behind its day, "floor 14, 2:30" has none. */
function isWhen(
  { place, from, to }: Candidate,
  index: number,
  candidates: readonly Candidate[],
  words: readonly Word[],
): boolean {
  const day = candidates[index - 1]
  if (OWNER.test(words[from - 1]?.plain ?? '') || (day !== undefined && isOfOtherPerson(words, from)))
    return false
  const next = candidates[index + 1]
  const isOfNext = next?.from === to && next.finding.kind !== 'date' // not "2nd 24 march"
  const isBeforeNext = next?.place === 'ordinal' && isListed(words, to, next.from) // "10th + 20th"
  const isCount = place === 'ordinal' && !isClosed(words, to) && !isOfNext && !isBeforeNext // "2nd half sun"
  if (isCount && (day?.to !== from || words[from - 1]?.text.endsWith(',') === true)) return false
  return place !== 'behind day' || (day?.to === from && day.finding.kind !== 'time')
}

/** Whether each of two groups ends a part of its own: the days of `bake monday, ice thursday`. */
function areOfTwoTasks(one: Group, other: Group, words: readonly Word[]): boolean {
  const isSlashed = words[one.to]?.text === '/' // "mot @ 8 / pick up @ 4 thurs"
  const isEnded = isSlashed || words[one.to - 1]?.text.endsWith(',') === true || isEndedBehind(words, one.to)
  const isFirstPart = one.from > 0 && isEnded
  const isOfOneDay =
    one.kinds.has('date') !== other.kinds.has('date') &&
    !one.kinds.has('repeat') &&
    !other.kinds.has('repeat') // "van 8am thurs, collect at 5"
  const isEnd = other.to === words.length || words[other.to - 1]?.text.endsWith(',') === true
  return isFirstPart && (isSlashed || !isOfOneDay) && one.to <= other.from && isEnd
}

/** Whether each of two parts has a day with its time: "mon 6-7 swim, weds 5-6 drama". */
function areTimedDaysOfTwo(one: Group, other: Group, words: readonly Word[]): boolean {
  const areTimedDays = [one, other].every(
    ({ kinds }) => (kinds.has('date') || kinds.has('repeat')) && kinds.has('time'),
  )
  return (
    areTimedDays &&
    (one.to === other.from || words.slice(one.to - 1, other.from).some(({ text }) => text.endsWith(',')))
  )
}

/** Whether a few words that say with what or where end the part of a day: "meal sat for 10, shop fri". */
function isEndedBehind(words: readonly Word[], to: number): boolean {
  const behind = words.slice(to, to + 3)
  return isClosed(words, to) && behind.some(({ text }) => text.endsWith(','))
}

/** Whether days with their hours are a range that is not understood: `fri 5 - sun 6`. */
function areJoinedDays(one: Group, other: Group, words: readonly Word[]): boolean {
  const isJoined = /^(?:[-–—]|to|until|till|til|thru)$/.test(words[one.to]?.text ?? '')
  return isJoined && other.from === one.to + 1 && one.kinds.has('date') && other.kinds.has('date')
}

/** The days of two parts that have times between them: "sleepover fri, drop 5.30, collect sat 10". */
function daysApart(one: Group | undefined, other: Group, words: readonly Word[]): Candidate[] {
  const areDays = one !== undefined && !one.kinds.has('repeat') && other.kinds.has('date')
  if (!areDays || (!areOfTwoTasks(one, other, words) && !areAlternatives(one, other, words))) return []
  return [...one.members, ...other.members].filter(({ finding }) => finding.kind === 'date')
}

const MOST_BETWEEN = 6
const MOST_OF_HEADING = 4 // words

/** Whether one of two days is meant on a condition: "wash car sat unless it snows then sun". */
function areAlternatives(one: Group, other: Group, words: readonly Word[]): boolean {
  const between = words.slice(one.to, other.from)
  if (between.length === 0 || between.length > MOST_BETWEEN) return false
  const isOneClause = !words.slice(one.to - 1, other.from).some(({ text }) => /[,;:.]$/.test(text))
  return isOneClause && between.some(({ plain }) => /^(?:unless|if|otherwise|else|or)$/.test(plain))
}

/** The members of two groups whose kind is in both; with a time in both, `3:20 mon-thu, 1:15 fri`, days that repeat are of the kind of others. */
function inBoth(one: Group, other: Group): Candidate[] {
  const isInBoth = ({ finding: { kind } }: Candidate) => one.kinds.has(kind) && other.kinds.has(kind)
  const hasDay = ({ kinds }: Group) => kinds.has('date') || kinds.has('repeat')
  const areTimed = one.kinds.has('time') && other.kinds.has('time') && hasDay(one) && hasDay(other)
  return [...one.members, ...other.members].filter(
    (member) => isInBoth(member) || (areTimed && isDay(member)),
  )
}

function isDay({ finding, isIntroduced }: Candidate): boolean {
  return finding.kind === 'repeat' || (finding.kind === 'date' && isIntroduced !== true)
}

/**
 * The day of the second task, where the first one repeats (`pills every day, dentist friday`, not `from friday`), and the days of both
 * where the second one repeats (`cook sunday, eat mon-wed`).
 */
function daysOfTwoTasks(one: Group, other: Group, words: readonly Word[]): Candidate[] {
  const isNear = other.members.some(({ finding, place }) => finding.kind === 'date' && place === 'anywhere')
  const isRepeated = ({ finding, place }: Candidate) =>
    finding.kind === 'repeat' && (place !== 'closed' || finding.rule.frequency === 'MONTHLY' || !isNear) // "she sat in sun monday, buy aloe today"
  if (one.members.some(isRepeated)) {
    const isSecond = other.members.some(isBareDate)
    const areNamed = words
      .slice(Math.max(0, one.from - MOST_OF_HEADING), one.from)
      .some(({ text }) => text.endsWith(':'))
    if (isSecond && areNamed && !one.kinds.has('time'))
      return [...one.members, ...other.members].filter(isDay) // "rota: earlies mon tue, late thurs"
    return isSecond ? other.members.filter(({ finding: { kind } }) => kind === 'date' || kind === 'time') : []
  }
  const isOnDays = ({ finding }: Candidate) => finding.kind === 'repeat' && finding.rule.weekdays.length > 0
  if (!other.members.some(isOnDays) || !one.members.some(isBareDate)) return []
  return [...one.members, ...other.members].filter(isDay)
}

function isBareDate({ finding, isIntroduced }: Candidate): boolean {
  return finding.kind === 'date' && isIntroduced !== true
}

function groupsOf(candidates: readonly Candidate[], words: readonly Word[]): Group[] {
  const groups: Group[] = []
  for (const candidate of candidates) {
    const { from, to, finding } = candidate
    const last = groups.at(-1)
    const isNext =
      last !== undefined &&
      last.to === from &&
      !last.kinds.has(finding.kind) &&
      !isListed(words, last.to, from)
    if (!isNext) groups.push({ members: [candidate], kinds: new Set([finding.kind]), from, to })
    else {
      last.members.push(candidate)
      last.kinds.add(finding.kind)
      last.to = to
    }
  }
  return groups
}
