import { dayOfWeek } from '#shared/time/civil.ts'
import type { Candidate } from './candidates.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isOfLaterClause } from './exceptions.ts'
import type { Word } from './words.ts'

/** Behind one of these a day is the one on which something is over: "MOT runs out 28 march - book it thurs". */
const ENDING = /^(?:out|expires?|expiring|ends?|ending|lapses?|closes|closing|shuts|finishes)$/

/**
 * Of two days in a line without the one that is less likely its date: what is prepared `for monday`,
 * a weekday that begins it where another day has a time beside it ("mon ami cafe 1:15 tues"), and when
 * something ends.
 */
export function withoutRivalDays(free: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const due = free.find(({ finding }) => finding.kind === 'due')
  const dates = free.filter(({ finding }) => finding.kind === 'date')
  const ofOthers = dates.filter(
    ({ from, isIntroduced }) =>
      due !== undefined &&
      due.from > 0 &&
      due.to <= from &&
      isIntroduced !== true &&
      isOfOtherTask(words, due.to, from),
  )
  if (ofOthers.length > 0)
    return withoutRivalDays(
      free.filter((each) => !ofOthers.includes(each)),
      words,
    )
  const bare = dates.filter((each) => isNamedByDate(each, dates, words) || isForDay(each, dates, words))
  if (bare.length > 0 && bare.length < dates.length)
    return withoutRivalDays(
      free.filter((each) => !bare.some(({ from, to }) => from <= each.to && each.from < to)),
      words,
    )
  const hasMonth = ({ from, to }: Candidate) =>
    words.slice(from, to).some(({ plain }) => monthOfName(plain) !== null)
  const ofMonth = dates.find(hasMonth)
  const numbers = dates.filter(
    ({ place, from }) => place === 'ordinal' && ofMonth !== undefined && from >= ofMonth.to,
  ) // "13-17 april back 20th"
  if (numbers.length > 0)
    return withoutRivalDays(
      free.filter((each) => !numbers.includes(each)),
      words,
    )
  const lasting = dates.filter(({ from }) => !ENDING.test(words[from - 1]?.plain ?? ''))
  if (lasting.length > 0 && lasting.length < dates.length)
    return free.filter((each) => !dates.includes(each) || lasting.includes(each))
  const plain = dates.filter(
    ({ from }) => words[from]?.plain !== 'for' && words[from - 1]?.plain !== 'prepare', // "prepare tomorrow for monday"
  )
  if (plain.length > 0 && plain.length < dates.length)
    return free.filter((each) => !dates.includes(each) || plain.includes(each))
  const [first, ...others] = dates
  if (first === undefined || others.length === 0) return [...free]
  const times = free.filter(({ finding, place }) => finding.kind === 'time' && place !== 'behind day')
  const isTimed = ({ from, to }: Candidate) => times.some((time) => time.to === from || time.from === to)
  const ofThings = others.filter((each) => isTimed(first) && !isTimed(each) && isDayOfThing(words, each.from))
  if (ofThings.length > 0) return free.filter((each) => !ofThings.includes(each))
  if (first.from > 0) return [...free]
  const isHeading = /[,:]$/.test(words[first.to - 1]?.text ?? '')
  const isBareWeekday = first.place === 'weekday' || first.place === 'plain weekday'
  const isNone = isBareWeekday && !isHeading && !isTimed(first) && others.some(isTimed)
  if (isNone) return free.filter((each) => each !== first)
  return [...free]
}

/** Whether a weekday is that of a date elsewhere in the line: "mon bank hol 6 april: bbq". */
function isNamedByDate(
  { from, to }: Candidate,
  dates: readonly Candidate[],
  words: readonly Word[],
): boolean {
  const day = to === from + 1 ? weekdayOf(words[from]?.plain ?? '') : null
  return dates.some(
    (other) =>
      other.finding.kind === 'date' &&
      dayOfWeek(other.finding.date) === day &&
      words.slice(other.from, other.to).some(({ plain }) => monthOfName(plain) !== null) &&
      words.slice(other.from, other.to).every(({ plain }) => weekdayOf(plain) === null),
  )
}

/** Whether a day is what is prepared for on another one: "PE kit in bag sun nite 4 mon". */
function isForDay({ from }: Candidate, dates: readonly Candidate[], words: readonly Word[]): boolean {
  return words[from - 1]?.text === '4' && dates.some(({ to }) => to === from - 1)
}

/** Whether a clause behind the one that is due names another thing for its day: "notes by mon, quiz weds", but "tax by 31st, do it sat". */
function isOfOtherTask(words: readonly Word[], due: number, from: number): boolean {
  const isSame = words
    .slice(due, from)
    .some(({ plain }) => /^(?:do|start|begin|draft|it|this|finish|then)$/.test(plain))
  return words[due - 1]?.text.endsWith(',') === true && !isSame && isOfLaterClause(words, due - 1, from)
}

const MOST_OF_THING = 3 // words

/** Whether a day is that of a thing for which something is done: "get tickets 9am fri for the gig fri 12 june". */
function isDayOfThing(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - MOST_OF_THING), from)
  const isClause = !before.some(({ text }) => /[,;:.]$/.test(text))
  return isClause && before.some(({ plain }) => plain === 'for')
}
