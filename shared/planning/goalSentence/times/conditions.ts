import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { GONE_WITHOUT, isTold } from '#shared/planning/goalSentence/words/remarks.ts'
import { isException } from './conditionExceptions.ts'
import { isGivenUp } from './negations.ts'
import { isPeriodOfPlan } from './periodOfPlan.ts'
import { CONDITION, isThing, MAYBE, namesTime, TEMPORAL } from './namesTime.ts'
import { REACHED } from './times.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'

const STARTS_ANEW = /^(?:this|next|every|each|by|until|till|before|after|when|if|unless|because)$/
/** What is left of how often. */
const RATE = /^(?:a|per|once|twice|times)$/
const UNIT_OF_TIME =
  /^(?:days?|nights?|weeks?|months?|years?|quarters?|hours?|fortnight|mornings?|afternoons?|evenings?|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|semester|term|season|summer|winter)$/
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/
/** What only joins a condition to what is before it. */
export const JOINT = /^(?:but|just|and|then|plus|only|though|however|or|maybe|also|right|straight|directly)$/

/**
 * Whether a condition begins at a word of a part that ends before `to`.
 *
 * @param goal `isFirst`: the part names the goal itself; `targets`: words that are what is to be reached; `unused`: facts that no
 *   field has taken, of which each begins a condition of its own
 */
export function beginsCondition(
  words: readonly Word[],
  at: number,
  to: number,
  goal: { isFirst: boolean; targets: readonly Span[]; unused: readonly Span[] },
): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const second = /^(?:the|an?|any)$/.test(next) ? (words[at + 2]?.plain ?? '') : next
  if (isException(words, at)) return false
  // `prepare for ramadan`
  if (
    plain === 'for' &&
    /^(?:prepar(?:e|ing)|ready)$/.test(words[at - 1]?.plain ?? '') &&
    !/^\d/.test(second)
  )
    return false
  if (plain === 'for' && /^\d+$/.test(next) && isThing(words[at + 2]?.plain ?? '')) return false
  if (plain === 'for' && /^(?:an?|my|our|the)$/.test(next) && namesTrip(words, at + 2)) return false
  if (plain === 'for' && /^(?:holidays|vacations)$/.test(next)) return false
  if (isOfDeed(words, at, second)) return false
  if (plain === 'after' && /^look(?:ing)?$/.test(words[at - 1]?.plain ?? '')) return false
  // `get up at 5:30 without snoozing`: how it is done
  if (plain === 'without' && isMannerAt(words, at + 1, to)) return false
  // `start learning guitar again after 10 years`
  if (plain === 'after' && words[at - 1]?.plain === 'again' && /^\d/.test(next)) return false
  if (!goal.isFirst && isTold(words, at)) return true
  if (/^(?:apart|aside)$/.test(plain) && next === 'from') return at > 0
  if (/^skip(?:ping)?$/.test(plain) && /^(?:when|if|while)$/.test(next)) return true
  // `…, alternate with singing`, `…, later 5 km`
  if (/^alternat(?:e|ing)$/.test(plain) && next === 'with' && at > 0) return true
  if (plain === 'later' && /^\d/.test(next) && at > 0) return true
  // `…, off over Christmas`
  if (plain === 'off' && at > 0 && endsPart(words, at - 1) && at + 1 < to) return true
  if (isEndOf(words, at)) return at + 4 >= to
  if (isRare(words, at)) return true
  // `once it stops raining`
  if (plain === 'once' && /^(?:i|it|we|he|she|they|the|my|our)$/.test(next)) return true
  // `sell what I don't wear`
  if (/^(?:don'?t|can'?t|never|not|no)$/.test(plain) && isOfThings(words, at)) return false
  if (isNamedCondition(words, at, to, goal.targets)) return true
  if (isAllOf(words, at)) return false
  if (words[at]?.text === 'As') return false // `3 As`
  if (plain === 'by' && next !== '' && next === words[at - 1]?.plain) return false // `room by room`
  // `enough to get by`, `to get by | on holiday`
  const isGetBy = plain === 'by' && /^(?:get|stand)$/.test(words[at - 1]?.plain ?? '')
  if (isGetBy && (at + 1 === to || /^(?:on|in|at|with)$/.test(next))) return false
  if (isPeriodOfPlan(words, at)) return false
  // `nocturne no 2`
  if (plain === 'no' && /^\d{1,3}$/.test(next) && at > 0 && !endsPart(words, at - 1)) return false
  if (plain === 'no' && words[at - 1]?.plain === 'a') return false
  if (plain === 'through' && isVerb(words[at - 1]?.plain ?? '')) return false // `work through 14 magazines`
  if (plain === 'no' && /^say(?:ing)?$/.test(words[at - 1]?.plain ?? '')) return false
  if (CONDITION.test(plain)) return at + 1 < to || !/^(?:no|not|never|except|but)$/.test(plain)
  if (RATE.test(plain))
    return at + 2 === to && UNIT_OF_TIME.test(next) && !/^(?:without|for)$/.test(words[at - 1]?.plain ?? '') // but `plan a day trip`
  if (/^(?:under|less|below)$/.test(plain) && words[at - 1]?.plain === 'in') return false
  // `start a book club with 5 friends`
  if (plain === 'with' && /^\d+$/.test(next) && isSeveral(words, at + 2, to)) return false
  // `knock on 2000 doors`
  if (plain === 'on' && /^\d{3,4}$/.test(next) && isThing(words[at + 2]?.plain ?? '')) return false
  if (!MAYBE.test(plain) || (plain === 'at' && REACHED.test(words[at - 1]?.plain ?? ''))) return false
  // `get my finances in order | before the year ends`
  let end = at + 1
  const isUnused = (index: number) => goal.unused.some(({ from }) => from === index)
  while (
    end < Math.min(to, at + 5) &&
    !isUnused(end) &&
    (end === at + 1 || !STARTS_ANEW.test(words[end]?.plain ?? ''))
  )
    end += 1
  return namesTime(words, { from: at + 1, to: end }, goal.targets)
}

/** `with 5 | friends`, `with 5 | new case studies` */
function isSeveral(words: readonly Word[], at: number, to: number): boolean {
  const last = words[to - 1]?.plain ?? ''
  const areThings = to > at && to - at <= 3 && /[^s]s$/.test(last) && isThing(last)
  return areThings || [words[at], words[at + 1]].some((word) => PEOPLE.test(word?.plain ?? ''))
}
const PEOPLE =
  /^(?:friends?|people|others|colleagues|co-?workers|mates|neighbou?rs|families|couples|kids|children|guests|players|students)$/

const LONGEST_MANNER = 5
/** `snoozing`, `biting my nails`: what is not done meanwhile, without a time and without a sport that the plan could hold. */
function isMannerAt(words: readonly Word[], at: number, to: number): boolean {
  const plain = words[at]?.plain ?? ''
  // `swim without armbands`, `cook 10 dinners without meat`
  const isNamed = /^[a-z]{3,}s$/.test(plain) || GONE_WITHOUT.test(plain)
  if (to === at + 1 && isNamed && !TEMPORAL.test(plain)) return true
  return (
    (/^[a-z]{2,}ing$/.test(plain) ||
      /^(?:an?|the|my|any|fancy|expensive|special|much|proper|real)$/.test(plain)) &&
    to - at <= LONGEST_MANNER &&
    (!plain.endsWith('ing') || patternOf(clauseText(words, at, to - at)) === 'general') &&
    !namesTime(words, { from: at, to }, []) &&
    !/\b(?:gym|pool|club|class(?:es)?)\b/.test(clauseText(words, at, to - at))
  )
}

/** `starting half term`, `weather permitting`, `rainy Sundays only`. */
function isNamedCondition(words: readonly Word[], at: number, to: number, targets: readonly Span[]): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  // `I can't do mornings | or anything high impact`
  if (/^(?:or|nor)$/.test(plain) && /^(?:anything|any|too|other)$/.test(next) && at > 0) return true
  // `20 minutes of Spanish on the train | and 20 on the way back`
  if (/^\d{1,2}$/.test(plain) && /^(?:on|in|at|before|after|during)$/.test(next))
    return /^(?:and|plus|&|\+)$/.test(words[at - 1]?.plain ?? '') && at > 1
  if (/^(?:starting|beginning)$/.test(plain)) return at > 0 && namesTime(words, { from: at + 1, to }, targets)
  if (/^(?:this|next)$/.test(plain)) return /^(?:semester|term)$/.test(next)
  if (plain === 'weather') return next === 'permitting'
  return /^(?:rainy|sunny|clear|alternate|odd|even)$/.test(plain) && TEMPORAL.test(next)
}

/** Whether `for`, `from` or `at` belongs to what is done. */
function isOfDeed(words: readonly Word[], at: number, second: string): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const [amount, before] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? '']
  // `find time | for a date night`, `spend less time | on TikTok`
  if (before === 'time' && plain === 'for' && !/^\d/.test(next)) return true
  if (before === 'time' && plain === 'on' && /^(?:less|more)$/.test(amount)) return true
  // `trying for a sub 25 5k`
  if (plain === 'for' && /^(?:try|trying|aim|aiming|shooting)$/.test(words[at - 1]?.plain ?? '')) return true
  if (plain === 'from') return isGivenUp(words, at - 1)
  // `cut down on sugar during the week`
  if (plain === 'on' && /^(?:down|back|up|work|focus|concentrate)$/.test(words[at - 1]?.plain ?? ''))
    return (
      isThing(second) &&
      weekdayOf(second.replace(/s$/, '')) === null &&
      !TEMPORAL.test(words[at + 2]?.plain ?? '')
    )
  // `drink water | before each meal`
  if (/^(?:each|every)$/.test(plain)) return /^meals?$/.test(next)
  const thing = /^(?:each|every|my|all)$/.test(next) ? (words[at + 2]?.plain ?? '') : next
  if (/^(?:before|after|with|at)$/.test(plain) && /^meals?$/.test(thing)) return true
  // `have friends | over for dinner`
  if (plain === 'over') return HOSTED.test(words[at - 1]?.plain ?? '')
  if (plain === 'for' && /^(?:dinner|lunch|breakfast|brunch|supper|tea|coffee|drinks)$/.test(next))
    return true
  // `get better at chess and hit 1500`
  if (
    plain === 'at' &&
    /^(?:better|good|great|best|decent|faster|confident)$/.test(words[at - 1]?.plain ?? '')
  )
    return true
  // `learn to skate at 35`
  if (plain === 'at')
    return /^(?:2[5-9]|[3-9]\d)$/.test(next) && (at + 2 >= words.length || endsPart(words, at + 1))
  // `prepare the garden for winter`, where another date says until when; `for ski season`; `a dinner for 12`
  return (
    plain === 'for' &&
    (SEASON.test(second) ||
      [1, 2, 3].some((later) => words[at + later]?.plain === 'season') ||
      (/^\d{1,3}$/.test(next) && MEAL.test(words[at - 1]?.plain ?? '')))
  )
}

const HOSTED = /^(?:friends|people|family|guests|neighbou?rs|them|him|her|someone|everyone)$/

/** `visit | every country in Europe`, `an hour with | each kid`: of things, and no rhythm. */
function isAllOf(words: readonly Word[], at: number): boolean {
  const [before, plain, next] = [-1, 0, 1].map((later) => words[at + later]?.plain ?? '')
  if (plain === 'every' && TAKES_ALL.test(before ?? '') && isThingAt(words, at + 1)) return true
  return (
    /^(?:each|every)$/.test(plain ?? '') &&
    /^(?:with|of|for|to|in)$/.test(before ?? '') &&
    !TEMPORAL.test(next ?? '')
  )
}
/** What is done to all of some things. */
const TAKES_ALL =
  /^(?:visit|see|read|learn|try|walk|hike|climb|watch|cook|bake|play|finish|complete|collect|photograph|draw|beat|explore|clean|tidy|declutter|fix|paint|answer|empty|organi[sz]e)$/
/** Whether a word is none of those by which rhythms are said. */
function isThingAt(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  return /^[a-z]{3,}$/.test(plain) && !TEMPORAL.test(plain) && !RHYTHM_WORD.test(plain)
}
const RHYTHM_WORD =
  /^(?:other|alternate|second|third|fourth|few|time|chance|opportunity|now|once|session|meal|lunch|lunchtime|lunchbreak|break|commute|payday|term|season|quarter|fortnight|bedtime|dawn|workday|school|working|free|spare|single|couple|two|three|four|five|six)$/

/** `at the end of | every workday`. */
function isEndOf(words: readonly Word[], at: number): boolean {
  return /^at the (?:end|start|beginning) of$/.test(clauseText(words, at, 4))
}

/** `spend one evening a week | without screens`, `only | eat sweets on Saturdays`: a negation that is the goal's own. */
export function isOwnNegation(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  return (plain === 'without' && at > 0) || (plain === 'only' && isVerb(next))
}

function isOfThings(words: readonly Word[], at: number): boolean {
  const [thing, who] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? '']
  return (
    (/^(?:what|that|which|stuff|everything|anything|all)$/.test(thing) || /^[a-z]{3,}[^s]s$/.test(thing)) &&
    !endsPart(words, at - 2) &&
    /^(?:i|we)$/.test(who)
  )
}

/** `save for a holiday`. */
const TRIP = /^(?:holidays?|vacations?|trip|honeymoon|break|wedding|season)$/

/** `for a | 2 week holiday`. */
function namesTrip(words: readonly Word[], at: number): boolean {
  return words
    .slice(at, at + 3)
    .some(({ plain }, index) => TRIP.test(plain) && !endsPart(words, at + index - 1))
}

/** `a dinner for 8`. */
const MEAL = /^(?:party|dinner|lunch|brunch|breakfast|barbecue|picnic|table)$/

/** `twice a month`, `3 times a year`: a plan goes by weeks. */
function isRare(words: readonly Word[], at: number): boolean {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((later) => words[at + later]?.plain ?? '')
  if (/^(?:an?|one|two|three|\d)$/.test(first ?? '') && UNIT_OF_TIME.test(second ?? ''))
    return (
      /^(?:a|per|each|every|of)$/.test(third ?? '') &&
      /^(?:month|year|quarter|the|every|each)$/.test(fourth ?? '')
    )
  if (/^(?:once|twice|thrice|\d+x)$/.test(first ?? '')) return /^(?:a|per|each|every)$/.test(second ?? '')
  return (
    /^(?:\d+|two|three|four|five|six)$/.test(first ?? '') &&
    second === 'times' &&
    /^(?:a|per)$/.test(third ?? '')
  )
}

/** Up to `and` with a verb of its own, or the end of the part. */
export function endOfCondition(words: readonly Word[], at: number, to: number): number {
  for (let end = at + 1; end < to; end += 1)
    if (
      /^(?:to|i)$/.test(words[end]?.plain ?? '') &&
      end > at + 1 &&
      /^(?:want|learn|need)$/.test(words[end + 1]?.plain ?? '')
    )
      return end
    else if (words[end]?.plain === 'for' && end > at + 1 && namesExam(words, end + 1, to)) return end
  return to
}

/** `four hours on Saturday | for the bar exam`: what it is all for. */
function namesExam(words: readonly Word[], at: number, to: number): boolean {
  return (
    /^(?:the|my|our|an?)$/.test(words[at]?.plain ?? '') &&
    words.slice(at + 1, Math.min(to, at + 4)).some(({ plain }) => EXAM.test(plain))
  )
}
const EXAM = /^(?:exams?|tests?|finals?|midterms?|interview|race|marathon|competition|recital|audition)$/
