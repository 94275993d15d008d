import type { RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import type { Candidate } from './candidates.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { isCounted } from './counted.ts'
import { isAboutDay, isClearDay, isDateWord } from './dayNames.ts'
import { isAfterNext } from './otherDays.ts'
import type { Place } from './parser.ts'
import { isOnlyBeside } from './timesOfDays.ts'
import type { Word } from './words.ts'

const MOST_BETWEEN = 2
const BETWEEN = /^(?:on|at|by|the|of|this|from|to|for|until|till|before|after|around|in|@|[-–—,;:|&]+)$/
const DATE_IN_DIGITS = /^\d{1,2}\/\d{1,2}$/
const BEGINNING = /^(?:from|starting|beginning)$/
const CERTAIN_PLACES: readonly Place[] = ['anywhere', 'edge', 'weekday']

/** A line, and the indexes of the words that the person keeps in its title: a day among them was refused by nobody. */
type Line = { words: readonly Word[]; kept: ReadonlySet<number> }

/**
 * Whether the chosen time would land on a day that was not written: a day beside it stays in the title ("move it to Friday
 * 9am", "3/4 5pm", "Easter 9am"), or no day was chosen although the line has one ("send Friday report 5pm").
 *
 * @param free the candidates among which was chosen
 */
export function isBesideRefusedDay(
  chosen: readonly Candidate[],
  free: readonly Candidate[],
  { words, kept }: Line,
): boolean {
  const time = chosen.find(({ finding }) => finding.kind === 'time')
  if (time === undefined || (time.finding.kind === 'time' && time.finding.date !== undefined)) return false
  const days = chosen.filter(({ finding }) => finding.kind === 'date' || finding.kind === 'repeat')
  if (days.some(({ from, to }) => to === time.from || from === time.to)) return false
  if (time.from > 0 && days.some(({ finding }) => finding.kind === 'date' && finding.until !== undefined))
    return true // "12-14 may Rome, flights 7:10"
  const isTaken = (index: number) => chosen.some(({ from, to }) => from <= index && index < to)
  const isRefused = (index: number) => !kept.has(index) && !isTaken(index)
  const isForLater =
    time.finding.kind === 'time' && time.finding.isAfter === true && words[time.to]?.plain === 'for' // "7 for 7.30 sat"
  const behind = isForLater ? time.to : wordBeside(words, time.to, 1)
  const beside = [wordBeside(words, time.from - 1, -1), behind]
  if (beside.some((index) => isRefused(index) && isDateWord(words, index) && !isCounted(words, index)))
    return true
  if (days.length > 0) return false
  const isBesideDay = ({ finding, from, to }: Candidate) =>
    finding.kind === 'time' &&
    [from - 1, to].some((index) => isRefused(index) && DATE_IN_DIGITS.test(words[index]?.plain ?? ''))
  if (free.some(isBesideDay)) return true // "concert 9/5 7pm doors 6.30"
  if (isOnlyBeside(time.place) && free.some(({ finding }) => finding.kind === 'date')) return true // "gala sat warmup 8.15 starts 9"
  if (chosen.some(({ finding }) => finding.kind === 'due' && finding.isBefore)) return true // "9am call her before friday"
  return (
    (isAboutDay(words, 1) && weekdayOf(words[1]?.plain ?? '') !== null) || // "confirm sat dinner 8pm"
    free.some((candidate) => isLeftOut(candidate, chosen)) ||
    words.some(({ plain }, index) => weekdayOf(plain) !== null && isAfterNext(words, index + 1)) ||
    words.some((_, index) => isClearDay(words, index) && isRefused(index))
  )
}

/**
 * Whether a repetition was chosen without the day from which it was to go on: "gym every day from easter", "bins out sun night
 * recycling every 2nd week".
 */
export function beginsOnRefusedDay(
  chosen: readonly Candidate[],
  free: readonly Candidate[],
  { words, kept }: Line,
): boolean {
  const repeat = chosen.find(({ finding }) => finding.kind === 'repeat')?.finding
  if (repeat?.kind !== 'repeat') return false
  if (isWithoutDays(repeat.rule) && !chosen.some(({ finding }) => finding.kind === 'date'))
    if (free.some((candidate) => candidate.finding.kind === 'date' && isLeftOut(candidate, chosen)))
      return true
  const isTaken = (index: number) => chosen.some(({ from, to }) => from <= index && index < to)
  return words.some(({ plain }, index) => {
    if (!BEGINNING.test(plain) || isTaken(index) || kept.has(index)) return false
    const day = wordBeside(words, index + 1, 1)
    const isNumbered = monthOfName(words[day + 1]?.plain ?? '') !== null // "6 wks from 9 mar"
    return !isTaken(day) && !kept.has(day) && (isNumbered || isDateWord(words, day))
  })
}

/** Whether a rule says how often and not on which days, so that it goes on from the day of its line. */
function isWithoutDays({ frequency, weekdays, monthDays }: RuleParts): boolean {
  return frequency !== 'DAILY' && weekdays.length + monthDays.length === 0
}

/** The word beside, over some small words. */
function wordBeside(words: readonly Word[], at: number, step: 1 | -1): number {
  let index = at
  for (
    let over = 0;
    over < MOST_BETWEEN && BETWEEN.test(words[index]?.plain || words[index]?.text || '');
    over += 1
  )
    index += step
  return index
}

function isLeftOut(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const { kind } = candidate.finding
  const isDay = kind === 'date' || kind === 'due' || kind === 'repeat'
  return isDay && CERTAIN_PLACES.includes(candidate.place) && !chosen.includes(candidate)
}
