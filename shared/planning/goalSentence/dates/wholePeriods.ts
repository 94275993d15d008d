import { addDays } from '#shared/time/civil.ts'
import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isCount } from './bareDates.ts'
import type { Deadline } from './deadline.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import type { Point } from './namedPeriods.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'

/** A date behind its preposition, and `by June 3 times a week`, which names the month alone. */
export const named: Phrase<Point> = (words, at, context) => {
  const found = point(words, at, context)
  if (
    !found ||
    (found.value.isHolidays && /^(?:before|by|until|till|til|for)$/.test(words[at - 1]?.plain ?? ''))
  )
    return null
  const counts = found.to > at + 1 && !found.value.isMonth && isCount(words, at + 1, context)
  if (!counts) return found
  const month = point(words.slice(0, at + 1), at, context)
  return month ?? found
}

const ALL_OF = either<unknown>(
  sequence(keyword('all'), optional(keyword('of'))),
  sequence(
    optional(keyword('the')),
    keyword('whole', 'entire'),
    optional(keyword('month')),
    optional(keyword('of')),
  ),
)
/** `plan our wedding for August`, `plan a honeymoon in Bali for October`: what takes place then. */
export function isOfOccasion(words: readonly Word[], at: number): boolean {
  if (OCCASION.test(words[at - 1]?.plain ?? '')) return true
  const isPlanned = /^(?:plan|organi[sz]e|book|arrange)$/i.test(words[0]?.text ?? '')
  return (
    isPlanned &&
    words
      .slice(Math.max(0, at - 5), at)
      .some(({ plain }) => OCCASION.test(plain) || FEAST.test(plain) || STAY.test(plain))
  )
}
/** `plan a week in Lisbon for May`. */
const STAY = /^(?:week|weekend|days|nights|stay|tour)$/
/** What is celebrated together, beside the occasions that one gets ready for. */
const FEAST =
  /^(?:hen|stag|getaway|shower|picnic|bbq|barbecue|dinner|festival|gala|fundraiser|event|celebration|prom)$/
const notOfOccasion: Phrase<true> = (words, at) => (isOfOccasion(words, at) ? null : { value: true, to: at })
/** `go vegan for January`, `for all of December`, `throughout May`: from its first day to its last. */
export const wholeMonth: Phrase<Deadline> = meaning(
  either<readonly [unknown, unknown, unknown, Point]>(
    sequence(notOfOccasion, keyword('for', 'during'), ALL_OF, named),
    sequence(notOfOccasion, keyword('for'), optional(ALL_OF), named),
    sequence(notOfOccasion, keyword('all', 'throughout'), optional(keyword('of', 'through')), named),
  ),
  ([, side, all, found], { today }) => {
    const isAll = all !== null || side === 'all' || side === 'throughout'
    const isYear = isAll && found.from.endsWith('-01-01') && found.to.endsWith('-12-31')
    return (found.isMonth || isYear) && found.from > today
      ? { date: found.to, from: found.from, isWhole: true }
      : null
  },
)

/** An exam by its own name: `the MCAT in January`. */
export const EXAM_NAME =
  /^(?:toefl|ielts|delf|dele|jlpt|gmat|gre|lsat|mcat|usmle|cpa|cfa|hsk|topik|sats?|gcses?|a-?levels)$/

/** What begins by itself: `our baby coming in March`. */
const COMES = /^(?:coming|arriving|arrives?|comes?)$/

/** `draw every day for 15 minutes | in January`: on each day of it. */
const DAILY =
  /\b(?:(?:once|twice|\w+ times|\dx)$|every (?:single )?(?:day|morning|evening|night)|each day|daily|(?:a|per|each|every) (?:day|week|month)|weekly|monthly|(?:every |each )(?:[a-z]+day|weekend)|(?:on )?(?:(?!holi|birth)[a-z]+days|weekends))(?:(?: for)? (?:\d\S*|an?|half|one|two|three|five|ten)(?: \w+){0,2})?$/
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/
/** `go vegan | in January`: what somebody is, on each day of it. */
export const STATE =
  /^(?:vegan|vegetarian|sober|dry|keto|paleo|offline|plant-based|(?:sugar|alcohol|meat|car|gluten|dairy|plastic)-free)$/
const IN_PERIOD = sequence(optional(keyword('in', 'during', 'over', 'within')), point)
/** `every day | of 2027`. */
const OF_PERIOD = sequence(keyword('of'), point)
/** `in May`, `this summer`, `during 2027`: its last date; of an occasion the day before it begins. */
export function inPeriod(
  ...[words, at, context]: Parameters<Phrase<Deadline>>
): ReturnType<Phrase<Deadline>> {
  const isOf =
    words[at]?.plain === 'of' && /^(?:day|morning|evening|night|week)$/.test(words[at - 1]?.plain ?? '')
  const read = isOf ? OF_PERIOD(words, at, context) : IN_PERIOD(words, at, context)
  if (!read) return null
  const [said, found] = read.value
  const preposition = said === 'of' ? 'in' : said
  const word = words[at]?.plain ?? ''
  // `the week of the 14th`
  const isWeekOf = word === 'the' && words[at + 1]?.plain === 'week'
  if (isWeekOf && preposition === null && found.from > context.today)
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  if (preposition === null && !/^(?:this|next|coming)$/.test(word)) return null
  // `clean the flat this weekend`: on its two days
  const isWeekend = /^weekends?$/.test(words[read.to - 1]?.plain ?? '') && found.from > context.today
  const isOfEvent = words
    .slice(Math.max(0, at - 4), at)
    .some(({ plain }, nth) => OCCASION.test(plain) && !isWhatIsDone(words, Math.max(0, at - 4) + nth))
  if (isWeekend && !isOfEvent)
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  // `an interview next Thursday`
  if (found.from === found.to) return preposition === null ? { value: { date: found.to }, to: read.to } : null
  // `24 books next year`: what is counted then is counted from its beginning.
  const isYear = found.from.endsWith('-01-01') && found.to.endsWith('-12-31')
  if (isYear && found.from > context.today && isCounted(words, at))
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  // `bike to work in the summer | months`
  const isMonths = SEASON.test(words[read.to - 1]?.plain ?? '') && words[read.to]?.plain === 'months'
  const begin = found.from > context.today ? { from: found.from, isWhole: true as const } : {}
  if (isMonths) return { value: { date: found.to, ...begin }, to: read.to + 1 }
  const isDaily =
    (found.isMonth || isYear || SEASON.test(words[read.to - 1]?.plain ?? '') || word === 'next') &&
    found.from > context.today &&
    DAILY.test(wordsBefore(words, at))
  const isState = found.isMonth && found.from > context.today && STATE.test(words[at - 1]?.plain ?? '')
  if (isState || ((/^(?:in|over|during)$/.test(preposition ?? '') || word === 'next') && isDaily))
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  const isOccasion =
    // `before Erasmus in Helsinki in August`
    /\bbefore [a-z]+(?: (?:in|at) [a-z]+)?$/.test(wordsBefore(words, at)) ||
    words.slice(Math.max(0, at - 3), at).some(
      ({ plain }, nth, near) =>
        // `visit 10 museums in April` is no visit that is prepared for.
        (OCCASION.test(plain) && numberOf(near[nth + 1]?.plain ?? '') === null && !isSeveralMocks(near)) ||
        EXAM_NAME.test(plain) ||
        COMES.test(plain),
    ) ||
    /\btrip to [a-z]+ [a-z]+$/.test(wordsBefore(words, at)) ||
    PREPARED_RACE.test(wordsBefore(words, at))
  const date = isOccasion && found.from > context.today ? addDays(found.from, -1) : found.to
  return { value: { date, from: found.from }, to: read.to }
}

/** `signed up for a triathlon | in August`: it is trained for until then; who runs it then does so in that month. */
const PREPARED_RACE =
  /\b(?:train(?:ing)?|prepar(?:e|ing)|ready|(?:signed|sign) up|entered|registered) for (?:(?:an?|the|my|our) )?(?:[a-z]+ ){0,2}(?:marathon|triathlon|duathlon|ironman|hyrox|10k|5k|race)$/

/** `do 3 mock interviews next week` is what is done then. */
function isSeveralMocks(near: readonly Word[]): boolean {
  return (
    near.some(({ plain }) => /^(?:mock|practice)$/.test(plain)) &&
    near.some(({ plain }) => numberOf(plain) !== null)
  )
}

/** `visit | gran this weekend`: at the beginning, or behind `to` and `and`, it is what is done then. */
function isWhatIsDone(words: readonly Word[], at: number): boolean {
  return words[at]?.plain === 'visit' && (at === 0 || /^(?:to|and)$/.test(words[at - 1]?.plain ?? ''))
}

function wordsBefore(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 6), at)
    .map(({ plain }) => plain)
    .join(' ')
}

/** `read 24 books`, `walk 1000 km`. */
function isCounted(words: readonly Word[], at: number): boolean {
  return [2, 3].some((back) => /^\d[\d.,]*k?$/.test(words[at - back]?.plain ?? '')) && !isMonth(words[at - 1])
}

function isMonth(word: Word | undefined): boolean {
  return monthOfName(word?.plain ?? '') !== null
}
