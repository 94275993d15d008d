import { keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { endsPart } from './words/clauses.ts'
import { type Point, upcoming } from './dates/namedPeriods.ts'
import { after, endOfPoint, point, span } from './amounts/points.ts'

/** Something that one gets ready for: of a month that it lies in the plan has the time before. */
export const OCCASION =
  /^(?:trips?|road ?trips?|holidays?|vacations?|weddings?|journeys?|visits?|exams?|tests?|interviews?|finals?|midterms?|defen[cs]e|birthdays?|conference|concert|recital|party|race|competition|tournament|gig|audition|exhibition|graduation|viva|speech|match|flight|cruise|honeymoon|ceremony|anniversary|reunion|prom|mocks?|contest|championships?|regatta|tryouts|gala)$/

/** Behind one of these a date alone is its date: `exam Dec 12`. */
export const DATED =
  /^(?:exams?|tests?|weddings?|trips?|road ?trips?|race|marathon|half|10k|5k|deadline|interview|finals?|midterms?|concert|recital|talk|presentation|conference|party|birthday|move|launch|gig|audition|exhibition|graduation|viva|speech|flight|competition|tournament|defen[cs]e|vacation|holidays?|honeymoon|cruise|reunion|anniversary|match|performance|contest|championships?|regatta|tryouts|gala|is|due)$/

/** `learn to ride a bike during his visit | 20-27 December`: then it is done, and not before it. */
export function isDuring(words: readonly Word[], at: number): boolean {
  return [2, 3].some((back) => words[at - back]?.plain === 'during')
}

/** `get fit for our ski week | from 13 February`: what one gets ready for. */
export function isWeekFor(words: readonly Word[], at: number): boolean {
  // `no internet for a week | from Monday` lasts so long.
  const isOfThing = !/^(?:an?|the|one|whole|full|entire|each|every|per|this|next|\d+)$/.test(
    words[at - 2]?.plain ?? '',
  )
  const isWeek = isOfThing && /^(?:week|weekend|getaway)$/.test(words[at - 1]?.plain ?? '')
  return isWeek && [3, 4, 5].some((back) => words[at - back]?.plain === 'for') && !endsPart(words, at - 1)
}

/** Whose an occasion is. */
const OWN = /^(?:my|our|the|a|an|his|her|their)$/

/** An occasion that says when something is, and not what: `for my trip in April`. */
const PLACE_IN_TIME =
  /^(?:trip|holidays?|vacation|wedding|journey|visit|birthday|anniversary|reunion|party|move|honeymoon|flight)$/

/** What is made for an occasion is named by it. */
const MAKES =
  /^(?:write|make|bake|sew|knit|crochet|build|record|design|paint|compose|rehearse|organi[sz]e|arrange|choose|buy|find|book)$/

/** `before we move on 31 January`. */
const LEAVES = /^(?:move|leave|go|visit|travel|fly|start|begin|marry|married|turn|sell)$/

/** Their gerunds. */
const LEAVING = /^(?:moving|leaving|going|visiting|travell?ing|flying|starting|marrying|turning|selling)$/

/** `before my new job starts on 1 February`. */
const BEGINS = /^(?:starts?|begins?|comes?|arrives?|opens?)$/

/** What a calendar date begins with: a number or a month, of which `may` is one only before its day. */
const CALENDAR =
  /^\d|^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/

/** Whether a calendar date may begin at a word. */
export function beginsDate(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  return (
    CALENDAR.test(plain) || (plain === 'may' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 1]?.plain ?? ''))
  )
}

const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/
const MOST_BEFORE = 4
/** `surf trip in March so get in shape`: at the beginning an occasion with its date says until when. */
export const leadingOccasion: Phrase<{ date: string }> = (words, at, context) => {
  if (at > 0) return null
  const occasion = words.slice(0, MOST_BEFORE).findIndex(({ plain }) => OCCASION.test(plain))
  if (occasion < 0) return null
  const read = IS_ON(words, occasion + 1, context) ?? IS_IN(words, occasion + 1, context)
  if (!read || read.to + 1 >= words.length) return null
  if (words[read.to]?.plain !== 'so') return null
  const { from, to } = upcoming(read.value[2], context)
  return { value: { date: from === to ? to : addDays(from, -1) }, to: read.to + 1 }
}

/** `wedding on 21 August, want to lose 6 kg` is `…, so lose 6 kg`: what is wanted behind the occasion is the goal. */
export function withOccasionFirst(words: readonly Word[]): Word[] {
  const end = words.slice(0, LONGEST_OCCASION).findIndex((_, at) => endsPart(words, at))
  const [last, wish] = [words[end], words.slice(end + 1, end + 4).map(({ plain }) => plain)]
  const until = words.findIndex(({ plain }, at) => at < end && /^(?:until|till|til)$/.test(plain))
  const counted = words[until]
  // `10 weeks left until the wedding, want to lose 4 kg`: the occasion says no more than the time before it.
  if (last && counted && /^(?:left|go)$/.test(words[until - 1]?.plain ?? '') && WISHES.test(wish.join(' ')))
    return [...words.slice(0, until), { ...counted, text: 'until,', end: last.end }, ...words.slice(end + 1)]
  const isOccasion = words.slice(0, MOST_BEFORE).some(({ plain }) => PLACE_IN_TIME.test(plain))
  if (!last || end < 2 || !isOccasion || !WISHES.test(wish.join(' '))) return [...words]
  const bare = { ...last, text: last.text.replace(/[,;:.!]+$/, '') }
  const so = { ...last, plain: 'so', text: 'so', start: last.end, end: last.end }
  return [...words.slice(0, end), bare, so, ...words.slice(end + 1)]
}
const WISHES = /^(?:(?:i|we) )?(?:want|need|wanna|would like|'d like|i'd like) /
/** So many words have an occasion and its date at most. */
const LONGEST_OCCASION = 9

/** `the wedding is in 10 weeks`. */
const IS_IN = sequence(
  optional(keyword('is')),
  keyword('in'),
  meaning(span, (time, { today }): Point => {
    const date = after(today, time)
    return { from: date, to: date, by: 'to' }
  }),
)
const IS_ON = sequence(optional(keyword('is')), optional(keyword('on', 'in')), point)

/** `before the tournament | at the end of March`. */
const AT_END = sequence(optional(keyword('at', 'by')), optional(keyword('in')), endOfPoint)

/**
 * An occasion with its date, which says no more than until when: `for my trip to Lisbon in April`, `before our wedding on
 * 12 September`. Only behind the words of a goal, at least two: `plan for my wedding in May` is about the wedding.
 */
export const forOccasion: Phrase<{ date: string }> = (words, at, context) => {
  // `by the time | we go to Austria in February`
  const time = words[at + 2]
  const isByTheTime = words[at]?.plain === 'by' && words[at + 1]?.plain === 'the' && time?.plain === 'time'
  if (!isByTheTime || !/^(?:i|we|he|she|they|my|our|the)$/.test(words[at + 3]?.plain ?? ''))
    return beforeOccasion(words, at, context)
  const when = [...words.slice(0, at + 2), { ...time, plain: 'before' }, ...words.slice(at + 3)]
  return beforeOccasion(when, at + 2, context)
}

const beforeOccasion: Phrase<{ date: string }> = (words, at, context) => {
  // `enough French to get by | on holiday in July`
  const isBehindGetBy = words[at - 2]?.plain === 'get' && words[at - 1]?.plain === 'by'
  const side = isBehindGetBy && words[at]?.plain === 'on' ? 'by' : words[at]?.plain
  if (at < 2 || !/^(?:for|before|by|until|till|when)$/.test(side ?? '')) return null
  // `by the 10th of December to arrive for Christmas` names the day itself.
  const first = words[at + 1]?.plain === 'the' ? at + 2 : at + 1
  if (side !== 'for' && DAY_OF_MONTH.test(words[first]?.plain ?? '')) return null
  // `save for a holiday in May` is about the holiday.
  if (side === 'for' && words.slice(0, 3).some(({ plain }) => /^sav(?:e|ing)$/.test(plain))) return null
  // `before vacation on 3 April`; but `study for exam on 3 April` is about the exam.
  const isBegun = side === 'before' && [2, 3].some((later) => BEGINS.test(words[at + later]?.plain ?? ''))
  const isBare =
    isBegun || (side !== 'for' && [1, 2].some((later) => OCCASION.test(words[at + later]?.plain ?? '')))
  // `before moving to Vilnius in August`
  const isLeaving = /^(?:before|for)$/.test(side ?? '') && LEAVING.test(words[at + 1]?.plain ?? '')
  const isDeed =
    isLeaving ||
    (/^(?:before|when|until|till)$/.test(side ?? '') &&
      /^(?:i|we|he|she|they)$/.test(words[at + 1]?.plain ?? ''))
  if (side === 'when' && !isDeed) return null
  if (words[at]?.plain === 'by' && words[at - 1]?.plain === 'get') return null
  // `write a song for our wedding on 7 August`, and
  if (side === 'for' && words.slice(0, at).some(({ plain }) => MAKES.test(plain))) return null
  // `get ready for a hiking trip in May` is about the trip.
  if (
    side === 'for' &&
    /^(?:ready|prepared?|preparing|pack|train|training|plan|planning)$/.test(words[at - 1]?.plain ?? '')
  )
    return null
  if (!isBare && !isDeed && !OWN.test(words[at + 1]?.plain ?? '')) return null
  const isNamed = side === 'for' ? PLACE_IN_TIME : OCCASION
  const occasion = words.findIndex(
    ({ plain }, index) =>
      index > (isBare || isLeaving ? at : at + 1) &&
      // `before my semester abroad in Seoul starts in September`
      index <= at + (side === 'before' && BEGINS.test(plain) ? 8 : 5) &&
      (isNamed.test(plain) ||
        PLACE_IN_TIME.test(plain) ||
        (side !== 'for' && BEGINS.test(plain) && !beginsDate(words, index - 1)) ||
        (side !== 'for' && /^(?:marathon|10k|5k)$/.test(plain)) ||
        (side !== 'for' && isThingWithDate(words, index, context)) ||
        (isLeaving && index === at + 1) ||
        (isDeed && LEAVES.test(plain.replace(/(?<=go)es$|s$/, '')))),
  )
  if (occasion < 0 || words.slice(at, occasion).some((_, index) => endsPart(words, at + index))) return null
  for (let on = occasion + 1; on <= occasion + (isDeed ? 6 : 4) && !endsPart(words, on - 1); on += 1) {
    // `for a holiday | until August`
    if (
      on > occasion + 1 &&
      /^(?:by|until|till|before|from|every|starting)$/.test(words[on - 1]?.plain ?? '')
    )
      return null
    const read =
      AT_END(words, on, context) ??
      IS_ON(words, on, context) ??
      (side === 'for' ? null : IS_IN(words, on, context))
    if (!read) continue
    const found = read.value[2]
    const isDay = found.from === found.to
    const date = isDay && !isDeed && side !== 'before' ? found.to : addDays(upcoming(found, context).from, -1)
    return { value: { date }, to: read.to }
  }
  return null
}

/** `before the city run | on 9 May`. */
function isThingWithDate(...[words, at, context]: Parameters<Phrase<unknown>>): boolean {
  const plain = words[at]?.plain ?? ''
  // `by the second Saturday in May` names the day itself.
  const isDay = weekdayOf(plain) !== null || plain === 'weekend'
  const isThing =
    /^[a-z-]{3,}$/.test(plain) &&
    !/^(?:the|end|on|in|at|of|start(?:ing)?|begin(?:ning)?)$/.test(plain) &&
    !isDay
  return isThing && /^(?:on|in)$/.test(words[at + 1]?.plain ?? '') && IS_ON(words, at + 1, context) !== null
}
