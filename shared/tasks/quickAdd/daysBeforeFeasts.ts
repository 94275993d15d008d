import { isClosed } from './clauses.ts'
import { type DateUnit, dateUnit } from './dateWords.ts'
import { isOrderOf } from './dayNames.ts'
import { feast } from './feasts.ts'
import type { DayReading } from './nearDays.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from './phrase.ts'
import { after, counted } from './relativeDates.ts'
import type { Word } from './words.ts'

const EVENING = 20 * 60
/** Behind one of these it is said how long something goes on: "off for 2 days before xmas". */
const LASTING = /^(?:for|last|first|final|only|just|every|each|all|within|these|those|takes?|lasts?)$/
/** What may stand behind a feast that is no name of something. */
const TIME = /^(?:\d.*|at|@.*|[ap]m|morn(?:ing)?|aft(?:ernoon)?|eve(?:ning)?|night)$/
/** What has its name from a feast although it may be done, too: "xmas play". */
const NAMED = /^(?:play|run|show|call|wish|list)$/

type Distance = DateUnit & { time?: number }

const distance: Phrase<Distance> = either<Distance>(
  meaning(sequence(counted, dateUnit), ([{ times, isArticle }, { days, months }]) =>
    isArticle && days === 1 ? null : { days: times * days, months: times * months },
  ), // "2l a day before xmas"
  meaning(keyword('day'), () => ({ days: 1, months: 0 })),
  meaning(keyword('night'), () => ({ days: 1, months: 0, time: EVENING })),
)

const beforeFeast = meaning(
  sequence(optional(keyword('the')), distance, keyword('before'), feast),
  ([, { time, ...unit }, , date], { today }): DayReading | null => {
    const day = after(date, -1, unit)
    return day < today ? null : { date: day, place: 'edge', ...(time !== undefined && { time }) }
  },
)

/** `2 days before xmas`, `a week before easter`, `the night before christmas`; not "2 days before xmas party". */
export const dayBeforeFeast: Phrase<DayReading> = (words, at, context) => {
  const read = beforeFeast(words, at, context)
  if (read === null || LASTING.test(words[at - 1]?.plain ?? '') || isRate(words, at)) return null
  const next = words[read.to]?.plain ?? ''
  const isOrder = isOrderOf(words.slice(read.to, read.to + 2)) && !NAMED.test(next)
  return isClosed(words, read.to) || TIME.test(next) || isOrder ? read : null
}

/** Whether it is said how often or how much: "gym twice a week before xmas", "save £20 a week before easter". */
function isRate(words: readonly Word[], at: number): boolean {
  if (!/^an?$/.test(words[at]?.plain ?? '')) return false
  const [before = '', earlier = ''] = [words[at - 1]?.plain, words[at - 2]?.plain]
  return /^(?:[£€$]?\d.*|once|twice|thrice|times?|x\d+)$/.test(before) || /^[£€$]?\d/.test(earlier)
}
