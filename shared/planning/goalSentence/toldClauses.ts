import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { levelAt } from './amounts/levels.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { slice } from './textOfWords.ts'
import { HOLDS, INTRODUCES, isFinite, isOfTime, isTold, NAMES_GOAL, REASON, SAID } from './tellings.ts'
import { beginsDeed, isWish, textOf, withoutJoints } from './wishClauses.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { NOT_THIS, storyIn } from './storyClauses.ts'
import { chatIn } from './words/chat.ts'
import { pastEventsIn } from './words/pastEvents.ts'
import { clauseSpans } from './words/clauseSpans.ts'
import { tellsHowOneLives } from './words/howOneLives.ts'
import { MONTH } from './words/monthNames.ts'
import { MOST_WORDS } from './words/mostWords.ts'
import { isOccupation } from './words/occupations.ts'
import { isVerb } from './words/verbs.ts'
import { WISH } from './words/wishWords.ts'
import type { Span } from './words/wordSpan.ts'

/** What is told around a wish, and of it `beside` what may matter to a plan: it is named as not used. */
type Around = { told: string[]; beside: string[] }

/**
 * A sentence without the clauses that only tell why: what is past, how somebody is, and what others are or do. They are neither goals
 * nor conditions, and their numbers and dates are none of the plan's. What may name a time for the plan, or a date to come, stays.
 */
export function withoutToldClauses(text: string, words: readonly Word[]): Around & { words: Word[] } {
  const past = pastEventsIn(words)
  const story = storyIn(words)
  const begin = story?.to ?? 0
  const events = [...(story?.parts ?? []), ...past.filter(({ from }) => from >= begin)]
  const isShown = (part: Span) =>
    events.includes(part) && (MATTERS.test(textOf(words, part)) || NOT_THIS.test(textOf(words, part)))
  const chat = [...chatIn(words).filter(({ from }) => from >= begin), ...events].toSorted(
    (one, other) => one.from - other.from,
  )
  const said = words.flatMap((word, at) => {
    if (at < begin || chat.some(({ from, to }) => from <= at && at < to)) return []
    return chat.some(({ from }) => from === at + 1) ? closed([word]) : [word]
  })
  const around = withoutTold(text, said)
  const texts = (parts: readonly Span[]) =>
    parts.map((part) => slice(text, words, part)).filter((part) => part !== '')
  return {
    ...around,
    told: [...texts(chat.filter((part) => !isShown(part))), ...around.told],
    beside: [...texts(chat.filter(isShown)), ...around.beside],
  }
}

function withoutTold(text: string, words: readonly Word[]): Around & { words: Word[] } {
  const clauses = clauseSpans(words.slice(0, MOST_WORDS))
  // `photography!! got a camera last week`: a kind of goal alone at the beginning is a wish too.
  const [first] = clauses
  const isNamed =
    first !== undefined &&
    first.to - first.from <= MOST_OF_NAME &&
    patternOf(textOf(words, first)) !== 'general'
  const wish = isNamed ? (clauses.find((clause) => isWish(words, clause)) ?? first) : wishOf(words, clauses)
  if (clauses.length < 2 || !first) return { words: [...words], told: [], beside: [] }
  const named =
    wish ??
    clauses.find((clause) => FAILS.test(textOf(words, clause))) ??
    clauses.find((clause) => !INTRODUCES.test(textOf(words, clause))) ??
    first
  const isLived = (nth: number) => {
    const clause = clauses[nth] ?? first
    return (
      clause.from >= named.to &&
      !words.slice(clause.from, clause.to).some((_, at) => levelAt(words, clause.from + at) !== null) &&
      // `in bed by 11 | and I wake up at 6`: both are to be; `do yoga | so I sleep better`: what it is good for.
      !/^(?:and (?:i|we) wake|so (?!i get|we get))\b/.test(clauseText(words, clause.from, 3)) &&
      tellsHowOneLives(textOf(words, clause), textOf(words, named))
    )
  }
  const goes = toldOnes(words, clauses, named).map(
    // Where nothing is wished in so many words, what was promised may be the goal.
    (isOut, nth) =>
      isLived(nth) || (isOut && (wish !== undefined || !mayBeGoal(textOf(words, clauses[nth] ?? first)))),
  )
  const isShown = (clause: Span) =>
    MATTERS.test(textOf(words, clause)) ||
    (isLived(clauses.indexOf(clause)) && /\d/.test(textOf(words, clause)))
  const said = clauses.filter((_, nth) => goes[nth])
  const texts = (some: readonly Span[]) =>
    some.map((clause) => slice(text, words, withoutJoints(words, clause))).filter((part) => part !== '')
  const kept = clauses.flatMap((clause, nth) => {
    if (goes[nth]) return []
    const { from, to } = nth > 0 && goes[nth - 1] ? withoutJoints(words, clause) : clause
    const own = words.slice(from, to)
    // `I've quit three times already | so pay off my debt`
    const isBeforeDeed = clauses[nth + 1] === named && words[to]?.plain === 'so'
    return goes[nth + 1] || isBeforeDeed ? closed(own) : own
  })
  return {
    words: [...kept, ...words.slice(MOST_WORDS)],
    told: texts(said.filter((clause) => !isShown(clause))),
    beside: texts(said.filter(isShown)),
  }
}

/** The clause that says what is wanted, else what is to be done behind what only tells why: `i eat too much when i'm stressed, | no sweets from Monday`. */
function wishOf(words: readonly Word[], clauses: readonly Span[]): Span | undefined {
  const said = clauses.find((clause) => isWish(words, clause))
  const deed = clauses.findIndex((clause, nth) => nth > 0 && isDeed(words, clause))
  const own = clauses[deed]
  const isOther =
    said !== undefined &&
    ALSO.test(
      words[said.from]?.plain === 'and'
        ? clauseText(words, said.from + 1, 2)
        : clauseText(words, said.from, 2),
    )
  if (!own || (said && (said.from < own.from || !isOther))) return said
  const isBehindTold = clauses
    .slice(0, deed)
    .every(
      (clause, nth) =>
        isTold(words, clause, { wish: textOf(words, own), isBefore: true }) ||
        (nth > 0 && isScrap(words, clause)),
    )
  return isBehindTold ? own : said
}
const ALSO = /^(?:also|plus)\b/

/** `10 minutes of stretching every morning`, `no sweets on weekdays`, `finish it by June`. */
function isDeed(words: readonly Word[], clause: Span): boolean {
  const { from } = withoutJoints(words, clause)
  const text = textOf(words, clause)
  const [first = ''] = text.split(' ', 1)
  const thing = OF_LENGTH.exec(text)?.[1]
  if (OF_DEED.test(text) || (thing !== undefined && !isOfTime(thing) && !SAYS_HOW.test(thing))) return true
  if (
    /^(?:have|got|get)$/.test(first) ||
    words.slice(from, clause.to).some((_, nth) => levelAt(words, from + nth) !== null)
  )
    return false
  return (
    from < clause.to - 1 &&
    !isFinite(text) &&
    !SAID.test(text) &&
    (isVerb(first) || patternOf(text.split(' ').slice(0, 3).join(' ')) !== 'general')
  )
}
const OF_LENGTH =
  /^(?:(?:just|maybe|about|like|only) )*(?:\d+|an|half an|one|two|five|ten|fifteen|twenty|thirty) ?(?:mins?|minutes?|hours?|h|hrs?) (?:(?:a day |daily |every day |each day )?of )?([a-z]{3,})/
const SAYS_HOW =
  /^(?:per|each|every|daily|most|max|maximum|tops|with|for|left|long|and|but|total|minimum|should|would|enough|all|is|are|will)$/
const OF_DEED =
  /^(?:no (?:more )?[a-z]{3,}|(?:one|an?) (?!(?:hour|half|few|couple|bit|lot|day|week|month)\b)(?:[a-z]+ ){1,2}(?:every|each|per|a (?:day|week|month))\b|(?!(?:maybe|thinking|after|before|say|like|about|that|then|perhaps|probably|i|we|at|around|only|just|ideally|preferably)\b)(?:[a-z]+ ){1,3}(?:\d+ ?x|\d+ times|once|twice)\b|(?:max(?:imum)?|at most|no more than) \d|(?:\d+|one|two|three|five|ten) (?:pages?|chapters?|words?|km|miles?|steps?|(?:push|pull|sit)[- ]?ups?|squats|lessons?|exercises|poems?|articles?)\b)/

/** What was failed is to be passed. */
const FAILS =
  /^(?:(?:i|we) )?(?:(?:just|already) )*(?:failed|flunked) (?!(?:it|this|that|at|again|once|twice|last|before|in|after|several|many|two|three|and|every|[a-z]+ly)\b)/

/** `my Spanish is zero`: it is to be better. */
function isWeak(text: string): boolean {
  return WEAK.test(text) && patternOf(text) !== 'general'
}
const WEAK =
  /^my [a-z]+ (?:is|are|has become|got) (?:(?:so|really|pretty|quite|a bit|very|still|just|too) )*(?:bad|zero|rusty|terrible|awful|poor|weak|non-?existent|rubbish|embarrassing|crap|a joke|not good|limited|basic|horrible)$/

function mayBeGoal(text: string): boolean {
  return NAMES_GOAL.test(text) || FAILS.test(text) || (patternOf(text) !== 'general' && !REASON.test(text))
}

/** Which clauses only tell something. `my flatmate is a light sleeper | so I can't play after 9`: what belongs to a condition stays with it. */
function toldOnes(words: readonly Word[], clauses: readonly Span[], wish: Span): boolean[] {
  const isOut = clauses.map(
    (clause) =>
      clause !== wish &&
      (isTold(words, clause, {
        wish: textOf(words, wish).replace(WISH, ''),
        isBefore: clause.from < wish.from,
      }) ||
        leadsTo(words, clause, wish)),
  )
  const runs = clauses.map((clause, nth) => {
    const before = clauses[nth - 1]
    // `… after 8 | and I'm not very handy`, `3 times a week | because my doctor said so`
    const lead = clauseText(words, clause.from, 4)
    const isJoined =
      /^(?:and|but) (?:i'm|i am|i feel|i've never|i have never) /.test(lead) ||
      (isOut[nth] === true && /^(?:but|because|since|as|though|although) /.test(lead))
    return (
      before === undefined ||
      isJoined ||
      endsPart(words, clause.from - 1) ||
      before === wish ||
      clause === wish
    )
  })
  const runOf = runs.map((_, nth) => runs.slice(0, nth + 1).lastIndexOf(true))
  for (const [nth, clause] of clauses.entries())
    if (nth > 0 && isOut[nth - 1] && clause.from < wish.from && isScrap(words, clause)) isOut[nth] = true
  return isOut.map((_, nth) => runOf.every((run, other) => run !== runOf[nth] || isOut[other] === true))
}
/**
 * `phone addict here, | even my teenager was shocked. | Want to stop scrolling in bed`: before a wish in so many words, what names no
 * kind of goal, no deed, no time and no number is no part of it, whatever its form.
 */
function leadsTo(words: readonly Word[], clause: Span, wish: Span): boolean {
  const text = textOf(words, clause)
  const wanted = textOf(words, wish)
  // `I wake up at 3am, so | I'd like to do a budget`
  const isWhy =
    clause.to === wish.from &&
    words[wish.from]?.plain === 'so' &&
    AT_NIGHT.test(text) &&
    !NAMES_DAY.test(text)
  return (
    clause.from < wish.from &&
    words.length >= LEAST_OF_CHAT &&
    (WISH.test(wanted) || (wish.from > 0 && isDeed(words, wish))) &&
    !isWish(words, clause) &&
    !beginsDeed(text) &&
    !NAMES_GOAL.test(text) &&
    !HOLDS.test(text) &&
    !BOUNDS.test(text) &&
    words
      .slice(clause.from, clause.to)
      .every(
        ({ plain, escape }, nth) =>
          escape === null && (isWhy || !isOfTime(plain)) && levelAt(words, clause.from + nth) === null,
      ) &&
    (patternOf(text) === 'general' || (isFinite(text) && patternOf(wanted) !== 'general'))
  )
}
/** How somebody's nights go, with their hours; what takes place on a day or a date is a condition. */
const AT_NIGHT =
  /^(?:i|we) (?:(?:always|often|usually|keep|still) )*(?:wake|woke|lie awake|worry|scroll|snack|stay up|fall asleep)\b/
const NAMES_DAY = new RegExp(`\\b(?:[a-z]+days?|weekends?|${MONTH}|until|till|work)\\b`)
const LEAST_OF_CHAT = 12
/** What may say when, how or in place of what. */
const BOUNDS =
  /^(?:by|until|till|before|after|in|on|at|from|for|to|apart|aside|besides|instead|other than|as well|within|during|with|without|not|no|never|both|each|every)\b/
/** So many words name a kind of goal at most. */
const MOST_OF_NAME = 3
/** What a person may want to see that a plan has not heeded. */
const MATTERS =
  /\b(?:shifts?|rota|schedule|pregnant|injur[a-z]*|surgery|operation|operated|acl|meniscus|discs?|hamstring|cataract|sprained|fractured|(?:hip|knee|shoulder|valve|joint) replaced|knees?|back|heart|asthma|diabet[a-z]*|vegan|vegetarian|allerg[a-z]*|pain|hurts?|aches?|broken?|freeze|panic|full[- ]time|part[- ]time|(?<=because )of (?:my |the )?(?:job|work)|(?:hate|dislike)(?! (?:it|this|that)\b))\b|(?<!\b(?:i'm|am|at|aged?|turned|\d) |\d|^)(?!(?:19|20)\d\d\b)\d(?!\d? ?years?\b)/

/** A clause before one that has gone ends there. */
function closed(own: readonly Word[]): Word[] {
  const last = own.at(-1)
  return last && /[\p{L}\p{N}]$/u.test(last.text)
    ? [...own.slice(0, -1), { ...last, text: `${last.text},` }]
    : [...own]
}

/** `I'm 67, | retired, | and I would like …`, `my flat is a mess, | laundry everywhere, | …`: more of what was told. */
function isScrap(words: readonly Word[], clause: Span): boolean {
  const { from, to } = withoutJoints(words, clause)
  const text = textOf(words, clause)
  return (
    to - from <= LONGEST_SCRAP &&
    !words.slice(from, to).some(({ plain }) => isOfTime(plain)) &&
    !HOLDS.test(text) &&
    !isWish(words, clause) &&
    !beginsDeed(text)
  )
}
const LONGEST_SCRAP = 4

/** The parts of a goal without those that only tell something, where others name it; what goes is told. */
export function withoutTellings(
  words: readonly Word[],
  left: { goal: Span[]; unread: Span[]; told: Span[] },
) {
  const last = left.goal.at(-1)
  if (!last) return left
  const weak = [...left.goal, ...left.told].find((part) => isWeak(textOf(words, part)))
  if (weak && !left.goal.some((part) => isWish(words, part) || WISH.test(textOf(words, part)))) {
    const others = [...left.goal, ...left.told].filter((part) => part !== weak)
    return { ...left, told: others, goal: [weak] }
  }
  const told = left.goal.filter(
    (part) =>
      part.to < last.from &&
      ((!mayBeGoal(textOf(words, part)) &&
        isTold(words, part, { wish: textOf(words, last), isBefore: true })) ||
        isSaidBeforeDeed(words, part, last)),
  )
  if (told.length === 0 || told.length === left.goal.length) return left
  return { ...left, told: [...left.told, ...told], goal: left.goal.filter((part) => !told.includes(part)) }
}

/** `colleagues keep talking about python, … | finish an online course`: what others do before what is to be done. */
function isSaidBeforeDeed(words: readonly Word[], part: Span, deed: Span): boolean {
  const [verb = '', thing = ''] = textOf(words, deed).split(' ')
  const text = textOf(words, part)
  return (
    words.length >= LEAST_OF_CHAT &&
    endsPart(words, part.to - 1) &&
    isVerb(verb) &&
    thing !== '' &&
    !REFERS_TO.test(thing) &&
    OF_OTHERS.test(text) &&
    isFinite(text) &&
    !isWish(words, part)
  )
}
const REFERS_TO = /^(?:it|them|that|this|these|those|him|her|both|all|one|some|more|less|better)$/
const OF_OTHERS =
  /^(?:(?:my|our|the|his|her|their|all) [a-z'-]+|everyone|everybody|people|colleagues|friends|others|he|she|they|you|somebody|someone) (?!(?:exam|test|goal|aim|plan|interview)\b)/

/**
 * Where the wish begins behind clauses that each say of somebody or something what they are or do; 0 where the sentence begins with
 * it, or where what comes before it may be the goal.
 */
export function wishAfterTold(words: readonly Word[]): number {
  const clauses = clauseSpans(words.slice(0, MOST_WORDS))
  const at = clauses.findIndex((clause) => isWish(words, clause))
  const wish = clauses[at]
  if (at < 1 || !wish) return 0
  const areTold = clauses.slice(0, at).every((clause) => {
    const text = textOf(words, clause)
    return isFinite(text) && !NAMES_GOAL.test(text) && !beginsDeed(text)
  })
  return areTold && !ABOUT_IT.test(textOf(words, wish)) ? withoutJoints(words, wish).from : 0
}

/**
 * Where what is to be done begins behind clauses of which each says what somebody or something is or does: `our choir performs on
 * 19 December, | practise 30 minutes a day`; else 0.
 */
export function deedAfterTold(words: readonly Word[]): number {
  const clauses = clauseSpans(words.slice(0, MOST_WORDS))
  const at = clauses.findIndex((clause, nth) => nth > 0 && isDeed(words, clause))
  const deed = clauses[at]
  const isNamed =
    patternOf(clauses[0] ? textOf(words, clauses[0]).split(' ').slice(0, 4).join(' ') : '') !== 'general'
  const areTold = clauses.slice(0, Math.max(at, 0)).every((clause) => {
    const text = textOf(words, clause)
    return (
      !isWish(words, clause) &&
      !isOccupation(text.split(' ')) &&
      isFinite(text) &&
      !NAMES_GOAL.test(text) &&
      !beginsDeed(text)
    )
  })
  return deed && areTold && !(isNamed && (clauses[0]?.to ?? 0) <= MOST_OF_NAME)
    ? withoutJoints(words, deed).from
    : 0
}

/** `I have to lose weight, | I want to do it by June`. */
const ABOUT_IT =
  /^(?:(?:i|we) )?(?:(?:really|just) )*(?:want|need|have|would like) to (?:do|get|fix|change|stop|try) (?:it|this|that)\b/
