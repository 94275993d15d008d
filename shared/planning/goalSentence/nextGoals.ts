import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { clauseText, endsPart, isBeforeBracket } from './words/clauses.ts'
import { OCCASION } from './occasions.ts'
import { isOccupationAt } from './words/occupations.ts'
import { beginsTrainingOfDay } from './stepsBehind.ts'
import { isThingBeside } from './thingsBeside.ts'
import { isOfLess } from './times/limits.ts'
import { GONE_WITHOUT } from './words/remarks.ts'
import { baseOf, beginsTitle, isVerb, namesActivity } from './words/verbs.ts'
import { isBesideQuitting } from './besideQuitting.ts'
import type { Claim } from './words/wordSpan.ts'

/** What joins goals. */
export const JOINT = /^(?:and|plus|then|&|\+)$/
/** Words that only lead to a goal. */
export const MORE =
  /^(?:also|then|to|i|i'd|i'll|we'd|we'll|wanna|want|would|like|maybe|finally|still|too|please|pls|thanks|thx|hi|hello|hey)$/

/** Where another goal may begin; `isSure`: the words announce one. */
export type Next = { from: number; isSure: boolean }

/**
 * Of each word, whether another goal may begin behind it: it joins, it announces, or it is a wish of its own.
 *
 * @param story so many words at the beginning only tell why
 */
export function nextGoals(words: readonly Word[], claims: readonly Claim[], story: number): (Next | null)[] {
  const isBesides = BESIDES.test(clauseText(words, 0, 4))
  return words.map((_, at) => {
    if (at <= story || beginsTrainingOfDay(words, at)) return null
    const joined = goalAfterJoint(words, claims, at) ?? (isBesides ? wishAt(words, at) : null)
    if (joined?.isSure) return joined
    return thingBeside(words, claims, at, story) ?? nounGoal(words, claims, at, story) ?? joined
  })
}

/** `meditate daily and | 8 glasses of water a day`. */
function thingBeside(
  words: readonly Word[],
  claims: readonly Claim[],
  at: number,
  story: number,
): Next | null {
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  if (!isJoint && !endsPart(words, at - 1)) return null
  const from = isJoint ? at + 1 : at
  return isThingBeside(words, claims, from, { from: story, to: at }) ? { from, isSure: true } : null
}

/** `besides learning guitar | I want to write songs`. */
const BESIDES =
  /^(?:besides|alongside|while|apart from|aside from|as well as|in addition to|on top of|along with|next to) [a-z]+ing\b/

function wishAt(words: readonly Word[], at: number): Next | null {
  if (!/^(?:i|we|i'?d|we'?d)$/.test(words[at]?.plain ?? '')) return null
  const text = `${words
    .slice(at, at + MOST_LEAD)
    .map(({ plain }) => plain)
    .join(' ')} `
  const wish = WISHED.exec(text)?.[0].trim().split(' ').length ?? 0
  return wish > 1 && isVerb(words[at + wish]?.plain ?? '') ? { from: at + wish, isSure: true } : null
}

/** `a pottery class on Tuesdays and | an Italian class on Thursdays`: two things, each with its own days. */
function nounGoal(words: readonly Word[], claims: readonly Claim[], at: number, story: number): Next | null {
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  const begin = isJoint ? at + 1 : at
  if (!isJoint && !/[,;.]$/.test(words[at - 1]?.text ?? '')) return null
  // `paint the fence in April | and the shed in May`
  const isOfOwnDate =
    isJoint &&
    /^(?:the|my|our|an?)$/.test(words[begin]?.plain ?? '') &&
    (isVerb(words[story]?.plain ?? '') || /^\d+k$/.test(words[begin + 1]?.plain ?? ''))
  const isDays = ({ as }: Claim) => as === 'days' || as === 'rhythm' || (as === 'deadline' && isOfOwnDate)
  // `call mum on Sundays, 30 minutes | and dad on Wednesdays`
  let end = at
  for (
    let one = claims.find(({ to }) => to === end);
    one && !isDays(one);
    one = claims.find(({ to }) => to === end)
  )
    end = one.from
  if (!claims.some((claim) => claim.to === end && isDays(claim))) return null
  const days = claims.find((claim) => claim.from > begin && claim.from <= begin + 4 && isDays(claim))
  // `run 3 times a week, definitely | not Sundays`
  if (!days || REFUSES.test(words[days.from]?.plain ?? '')) return null
  const things = words.slice(begin, days.from).map(({ plain }) => plain)
  const isThing =
    (things[0] === 'one' && things.length > 2 ? things.slice(1) : things).every(
      (plain) => /^[a-z'-]+$|^\d+k$/.test(plain) && !OF_SESSIONS.test(plain),
    ) ||
    // `yoga on Tuesdays and | a run on Saturdays`; but of a marathon it is a session
    (/^an? (?:run|ride|swim|walk)$/.test(things.join(' ')) &&
      !TRAINS.test(patternOf(clauseText(words, 0, at))))
  const isClaimed = (index: number) => claims.some(({ from, to }) => from <= index && index < to)
  const isOne = !words.slice(0, at).some(({ text }, index) => /[,;:.]$/.test(text) && !isClaimed(index))
  // `study maths on Mondays and physics on Wednesdays` is one.
  const isApart =
    /^(?:an?|one|my|the|our)$/.test(things[0] ?? '') ||
    /^(?:go|attend)$/.test(words[0]?.plain ?? '') ||
    !isVerb(words[0]?.plain ?? '') ||
    // `lift on Mondays; cardio on Tuesdays`
    (namesActivity(words[0]?.plain ?? '') && isClaimed(1))
  return isThing && isOne && isApart && !isVerb(things[0] ?? '') ? { from: begin, isSure: true } : null
}
const REFUSES = /^(?:not|no|never|none|except|but|can't|skip|avoid|excluding|without|rather)$/
const TRAINS = /^(?:race|start_running|endurance|strength|weight|general)$/
const OF_SESSIONS =
  /^(?:on|in|at|for|from|with|not|no|only|every|each|one|another|or|then|long|course|range|longer|short|shorter|easy|hard|tempo|intervals?|speed|sessions?|lessons?|tutor|teacher|coach|trainer|rehearsals?|practi[sc]e|theory|workouts?|reviews?|tests?|mocks?|games?|match(?:es)?|runs?|rides?|swims?|walks?|hours?|minutes?|mins?|more|less|extra|double|maybe|sometimes|mornings?|evenings?|afternoons?|nights?|days?|it|that|this|rest|allowed|permitted|fine|ok|okay|free|excluded|included|exempt)$/

/** What announces another goal, whatever kind it is of: `also`, `as well as`, `besides that`, `and maybe`, `oh and`. */
const ANNOUNCED =
  /^(?:(?:and|but|oh|plus|&|\+) )*(?:also|besides(?: (?:that|this|from))?|as well as|in addition(?: to (?:that|this))?|on top of (?:that|this)|(?:i'd|i would) rather(?! not)|additionally|secondly|meanwhile|in the meantime|next|later|but first|first(?= i | we )|oh|(?:and|plus|but|&|\+) (?:maybe|perhaps|finally)|but(?= (?:still )?keep (?:up |on )?(?:[a-z]+ing|my|the)\b)|(?:and )?(?:another|my second|my other|my third|the second|second|other|side|bonus|stretch) goal(?: is)?(?: to)?|while(?= (?!(?:watch|listen|wait|cook|commut|driv|walk|stand|brush|recover|travell?|sitt|sleep|work|be|hav|rais)ing\b)[a-z]+ing\b)|after that|afterwards|then)(?= |$)/
const WISHED =
  /^(?:(?:and|also|then|to|i|we|want|would|like|maybe|perhaps|finally|too|please|pls|should|really|must|need|wanna|gotta|first|i'?d|have|oh|just|i'?m|i'?ll|trying|hoping|planning|going|thinking|of|about) )+/
const MOST_LEAD = 9

/** The verb behind `and`, `, and also`, `,`; null where there is none at this word. */
function goalAfterJoint(words: readonly Word[], claims: readonly Claim[], at: number): Next | null {
  // `unless it rains | then climb indoors`
  if (words[at]?.text === 'then' && isOfCondition(words, at)) return null
  if (UNTIL_THEN.test(clauseText(words, at - 1, 2))) return null
  // `I can't train then, otherwise …`: at that time
  if (/^then[,;.]$/i.test(words[at]?.text ?? '') && !endsPart(words, at - 1)) return null
  const isJoint = JOINT.test(words[at]?.plain ?? '')
  const isComma = /[,;.]$/.test(words[at - 1]?.text ?? '') && !isBeforeBracket(words[at - 1])
  const text = FIRST_OF_LEAD.test(words[at]?.plain ?? '')
    ? `${words
        .slice(at, at + MOST_LEAD)
        .map(({ plain }) => plain)
        .join(' ')} `
    : ''
  // `theory first, | I work shifts`
  const isOrder = words[at]?.plain === 'first' && endsPart(words, at)
  const announced = text === '' || isOrder ? undefined : ANNOUNCED.exec(text)?.[0]
  if (announced !== undefined) {
    const behind = text.slice(announced.length).trimStart()
    const wish = WISHED.exec(behind)?.[0].trim()
    const from = at + announced.split(' ').length + (wish ? wish.split(' ').length : 0)
    // `dry January, then | only drink at weekends`
    const isOnly = words[from]?.plain === 'only' && ONLY_THEN.test(announced)
    const deed = isOnly ? from + 1 : from
    const [plain, next] = [words[deed]?.plain ?? '', words[deed + 1]?.plain ?? '']
    const isDeed =
      !NO_DEED.test(plain) && (isVerb(plain) || baseOf(plain) !== null) && !IS_NOUN_BEFORE.test(next)
    const isCounted = /^\d/.test(plain) && patternOf(clauseText(words, from, 3)) !== 'general'
    if (isDeed || isCounted || (namesKind(words, from) && !isVerb(plain))) return { from, isSure: true }
  }
  if (!isJoint && !isComma) return null
  // `join the gym in January, until then | swim twice a week`
  const then = isComma && UNTIL_THEN.test(clauseText(words, at, 2)) ? (words[at + 2]?.plain ?? '') : ''
  if (namesActivity(then)) return { from: at + 2, isSure: false }
  const from = verbAfterJoint(words, claims, at, isJoint)
  if (from === null) return null
  // `stop biting my nails and start flossing`
  const isChange =
    CHANGES.test(words[from]?.plain ?? '') && /^[a-z]+ing$|^up$/.test(words[from + 1]?.plain ?? '')
  return { from, isSure: isJoint && (isChange || isBesideQuitting(words, at, from)) }
}

const ONLY_THEN = /^(?:(?:and|but) )?(?:then|after that|afterwards)$/
/** What is done meanwhile. */
export const UNTIL_THEN = /^(?:until|till) then$/
const CHANGES = /^(?:start|begin|stop|quit|give|take)$/
const FIRST_OF_LEAD =
  /^(?:i'd|i|and|but|oh|plus|&|\+|also|besides|as|in|on|additionally|secondly|meanwhile|next|later|first|then|another|my|the|second|other|side|bonus|stretch|while|after|afterwards)$/
/** These say how, and begin no goal of their own. */
const NO_DEED = /^(?:be|is|rest|time|need|start|using|working|being|having|going)$/
const IS_NOUN_BEFORE = /^(?:is|are|was|will|date|day|due|deadline|takes|starts|begins)$/

function verbAfterJoint(
  words: readonly Word[],
  claims: readonly Claim[],
  at: number,
  isJoint: boolean,
): number | null {
  let from = isJoint ? at + 1 : at
  while (from < at + 5 && (MORE.test(words[from]?.plain ?? '') || JOINT.test(words[from]?.plain ?? '')))
    from += 1
  const [plain, next] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
  const isAnotherNo =
    plain === 'no' && from < words.length - 1 && (words[0]?.plain === 'no' || isGoneWithout(words, from))
  // `help me plan it` asks for what this is for.
  if (plain === 'help' && /^(?:me|please|pls|)$/.test(next ?? '')) return null
  // `I work full time`: said of oneself, and nothing to reach.
  const isTold =
    /^(?:i|we)$/.test(words[from - 1]?.plain ?? '') &&
    (/^(?:work|have|live|get|go|do|rent|own)$/.test(plain) || isOccupationAt(words, from - 1))
  // `…, I sew Tuesday and Friday afternoons`: when the goal itself is worked at
  const isWhen =
    /^(?:i|we)$/.test(words[from - 1]?.plain ?? '') &&
    !isJoint &&
    from === at + 1 &&
    isOwnDeed(words, plain) &&
    (weekdayOf(next.replace(/s$/, '')) !== null ||
      /^(?:mornings|afternoons|evenings|nights|weekends|weekdays)$/.test(next))
  if (isWhen) return null
  // `I'll be at work until 5`
  const isState =
    /^(?:i|we)'ll$/.test(words[from - 1]?.plain ?? '') &&
    plain === 'be' &&
    /^(?:at|in|on|away|off|out|busy|free|home|back|gone|abroad|working|travell?ing)$/.test(next)
  if (isTold || isState) return null
  if (words[from - 1]?.plain === 'then' && namesKind(words, from)) return from
  if (onlySaysHow(words, from, isJoint) || (!isJoint && isPractised(words, claims, from))) return null
  // `tidy 15 min a day, deep clean once a month`
  if (/^(?:deep|spring)$/.test(plain) && /^clean$/.test(next)) return from
  if (!isVerb(plain) && namesKind(words, from)) return from
  // `gym 3 times a week | and less sugar`
  const isLess = /^(?:less|fewer)$/.test(plain) && isOfLess(next)
  if (isJoint && isLess) return from
  // `gym twice a week | plus walking every day`
  if (isJoint && /^(?:plus|\+)$/.test(words[at]?.plain ?? '') && baseOf(plain) !== null) return from
  // `test is 12 jan`: here it is no verb.
  // `tidy up and lay out my clothes`
  const isDeed =
    isJoint &&
    beginsTitle(plain) &&
    (/^(?:my|the|our|an?|out|up|off)$/.test(next) || isOfOwnDays(claims, at, from))
  return ((isVerb(plain) || isDeed) && !IS_NOUN_BEFORE.test(next)) || isAnotherNo ? from : null
}

/** `choir audition on 27 Feb, | sing | 20 minutes a day`: how the goal before it is worked at, which has no rhythm of its own. */
function isPractised(words: readonly Word[], claims: readonly Claim[], from: number): boolean {
  const isOften = ({ as }: Claim) => as === 'rhythm' || as === 'days' || as === 'length'
  return (
    PRACTISES.test(words[from]?.plain ?? '') &&
    claims.some((claim) => claim.from === from + 1 && isOften(claim)) &&
    claims.some(({ as, to }) => as === 'deadline' && to <= from) &&
    !claims.some((claim) => claim.to <= from && isOften(claim))
  )
}
const PRACTISES = /^(?:practi[sc]e|rehearse|revise|study|train|sing)$/

/** Whether a verb behind a comma says how or when the goal before it is done, or what somebody has, and begins none of its own. */
function onlySaysHow(words: readonly Word[], from: number, isJoint: boolean): boolean {
  const [plain, next] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
  // `…, skip when travelling`: a condition; `…, submit 1 June`: a date.
  // `…, start slow`: how.
  if (/^(?:start|begin)$/.test(plain) && /^(?:slow|slowly|small|easy|gently|light|low)$/.test(next))
    return true
  if (plain === 'skip' || (plain === 'submit' && /^(?:\d|on$|by$|in$|the$)/.test(next))) return true
  // `…, outline done | by 10 January`: what is there by then
  if (!isJoint && /^(?:outline|draft|demo|trailer|proposal)$/.test(plain) && IS_THERE.test(next)) return true
  if (!isJoint && plain === 'draft' && /^(?:one|two|three|\d)$/.test(next)) return true
  // `keep the budget below 2000`: how, and no goal of its own.
  if (
    plain === 'keep' &&
    /^(?:budget|costs?|prices?|it|(?:the|my|our) (?:budget|costs?|price))\b/.test(
      clauseText(words, from + 1, 3),
    )
  )
    return true
  // `…, start 30 seconds`, `…, start after exams finish`
  if (plain === 'start' && /^(?:\d|(?:after|when|once)$)/.test(next)) return true
  if (plain === 'start' && /^(?:with|at|from) \d/.test(clauseText(words, from + 1, 2))) return true
  // `…, back before 2`, `…, double on Sundays`: when it ends, and how much of it
  if (HOW_MUCH.test(plain) && OF_WHEN.test(next)) return true
  // `…, catch up on Sundays`, `…, rest on the weekend`
  if ((plain === 'catch' && next === 'up') || (plain === 'rest' && /^(?:on|at|over)$/.test(next))) return true
  // `prepare my monologue, go over my lines every night`
  if (/^(?:go|run|read|work)$/.test(plain) && /^(?:over|through)$/.test(next) && !isJoint) return true
  // `watch a talk a day and take notes`
  if (plain === 'take' && next === 'notes') return true
  // `…, have 12k`: what somebody has already
  if (HAS_SO_MUCH.test(clauseText(words, from, 4))) return true
  // `…, complete beginner to running`
  if (plain === 'complete' && /^(?:beginners?|newbie|novice|noob|amateur|mess|idiot|disaster)$/.test(next))
    return true
  // `…, have a lesson on Mondays`
  if (plain === 'have' && HAS_LESSON.test(`${clauseText(words, from, 5)} `)) return true
  if (plain === 'have' && HAS_TIME.test(`${clauseText(words, from, 6)} `)) return true
  // `…, interview at Google on 25 January`
  if (OCCASION.test(plain) && /^(?:on|in|at|with|next)$/.test(next)) return true
  // `…, tutor on Thursdays`
  if (
    /^(?:tutor|coach|club|track)$/.test(plain) &&
    (/^(?:on|at|every|is|comes|[a-z]+days?)$/.test(next) || weekdayOf(next) !== null)
  )
    return true
  return false
}

const IS_THERE = /^(?:done|ready|finished|written|complete|out|live|recorded)$/

/** `eat breakfast every day and | prep lunches on Sundays`: each with its own days, which parts even a verb that is a thing as often. */
function isOfOwnDays(claims: readonly Claim[], joint: number, from: number): boolean {
  const isDays = ({ as }: Claim) => as === 'days' || as === 'rhythm'
  return (
    claims.some((claim) => claim.to === joint && isDays(claim)) &&
    claims.some((claim) => claim.from > from + 1 && claim.from <= from + 4 && isDays(claim))
  )
}

const HAS_SO_MUCH =
  /^(?:have|need|got) (?:(?:about|around|roughly|like|only|just|maybe|up to|at least) )*[$€£¥]?\d/
const HOW_MUCH = /^(?:back|double|half|triple)$/
const OF_WHEN = /^(?:on|at|in|by|before|for|from|the|that|it)$/

/** `finish my novel` is what somebody writes, and `a quilt` what they sew. */
export function isOwnDeed(words: readonly Word[], verb: string): boolean {
  const goal = clauseText(words, 0, 8)
  if (/^(?:sew|knit|crochet)$/.test(verb)) return TEXTILE.test(goal)
  const kind = patternOf(verb)
  return kind !== 'general' && kind === patternOf(goal)
}
const TEXTILE =
  /\b(?:quilts?|dress(?:es)?|skirts?|curtains?|costumes?|blankets?|scar(?:f|ves)|jumpers?|sweaters?|cardigans?|socks?|hats?|gown|bags?|sewing|knitting|crochet)\b/

/** Whether the part before a word begins with `if` or `unless`, or holds one of them. */
function isOfCondition(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0 && (before === at - 1 || !endsPart(words, before)); before -= 1)
    if (/^(?:if|unless|when)$/.test(words[before]?.plain ?? '')) return true
  return false
}

/** `no soda`, `no late night snacks`. */
function isGoneWithout(words: readonly Word[], no: number): boolean {
  const things = clauseText(words, no + 1, 3).split(' ')
  const thing = things.findIndex((plain) => GONE_WITHOUT.test(plain))
  return (
    thing >= 0 &&
    things.slice(0, thing).every((plain) => /^(?:more|late|night|late-night|fast|junk|hard)$/.test(plain))
  )
}

const HAS_LESSON =
  /^have (?:an? |my |the |our )?(?:[a-z]+ )?(?:lessons?|class(?:es)?|sessions?|practi[sc]e|training|rehearsals?) /

/** `…, have evenings free`, `…, have time on Mondays`. */
const HAS_TIME = /^have (?:time|only|just|(?:[a-z]+ ){1,3}time|(?:[a-z]+ ){1,4}(?:free|available|off)) /

/** `…, then piano`, `… + bass guitar on Sundays`: a goal without a verb, by its kind. */
function namesKind(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]]
  if (first === undefined || second?.plain === 'it' || !/^[a-z-]{3,}$/.test(first.plain)) return false
  if (NO_KIND.test(first.plain)) return false
  return patternOf(first.plain) !== 'general' || patternOf(clauseText(words, at, 2)) !== 'general'
}
const NO_KIND =
  /^(?:the|my|our|for|with|at|in|on|and|but|so|currently|already|can|now|race|exams?|tests?|finals?|deadline|talk|presentation|long|short|easy|hard|no|not|only|before|after|each|every|class(?:es)?|lessons?|courses?)$/
