import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays, addMonths, monthOf, weekOf } from '#shared/time/civil.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { after, endOfPoint, point, span } from '#shared/planning/goalSentence/amounts/points.ts'
import { SESSIONS } from '#shared/planning/goalSentence/times/negations.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { upcoming } from './namedPeriods.ts'
import { beginOfTold, beginsThen, COMES_OFF, UNWELL } from './onceWell.ts'

/** What people do for its own sake, and do not want to be rid of. */
const PRACTISED =
  /^(?:race|start_running|strength|flexibility|endurance|language|instrument|art|coding|skill|calm)$/

const NO = /^(?:no|not|nothing|skip|skipping)$/
/** `I'm off | running`, `I can't | run`. */
const UNABLE =
  /^(?:(?:i'?m|i am|we'?re|i'?ll be|(?:i|we) have to be) off|(?:(?:i|we) )?(?:can'?t|cannot|couldn'?t|won'?t|mustn'?t|shouldn'?t|am not allowed to)(?: (?:do|be able to|go|start))?|i'?m not allowed to)(?= )/
/** Why: `until mid January | with shin splints`. */
const REASON = /^(?:with|because|due|after|as|since|thanks)$/
/** Until when there is nothing: the first date behind it. */
const FOR_NOW: Phrase<string> = either(
  meaning(keyword('today', 'tonight'), (_, { today }) => addDays(today, 1)),
  meaning(
    sequence(optional(keyword('for')), keyword('this'), keyword('week', 'month')),
    ([, , unit], { today, weekStart }) =>
      addDays(unit === 'week' ? weekOf(today, weekStart).to : monthOf(today).to, 1),
  ),
  meaning(
    sequence(keyword('until', 'till', 'til'), point),
    ([, found], context) => upcoming(found, context).from,
  ),
  meaning(sequence(keyword('until', 'till', 'til'), endOfPoint), ([, { to }]) => addDays(to, 1)),
  meaning(sequence(keyword('for'), span), ([, time], { today }) => after(today, time)),
  // `until the cast comes off | around 10 January`
  (words, at, context) => {
    const lead = UNTIL_EVENT.exec(`${clauseText(words, at, 10)} `)?.[0]
    const read = lead === undefined ? null : point(words, at + lead.trim().split(' ').length, context)
    return read && { value: upcoming(read.value, context).from, to: read.to }
  },
)
const UNTIL_EVENT =
  /^(?:until|till|til) (?:i|i'm|we|we're|my|our|the|it|it's)(?: [a-z']+){1,5}? (?:(?:on|in|around|about|roughly) )+(?=(?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/
/** `back on Monday`, `back at it in January`. */
const BACK: Phrase<string> = meaning(
  sequence(
    keyword('back'),
    optional(keyword('at', 'to', 'into')),
    optional(keyword('it', 'gym')),
    optional(keyword('on', 'in', 'from')),
    point,
  ),
  ([, , , , found], context) => upcoming(found, context).from,
)

/**
 * `no gym this week, | back Monday`: for now there are no sessions, and they begin behind it. What is named so at the beginning is
 * the goal; `no sugar this week` is one to do without it.
 */
export function pausesIn(words: readonly Word[], ends: readonly number[], context: SentenceContext): Found[] {
  const begins = (at: number) =>
    at === 0 || endsPart(words, at - 1) || /^(?:but|so)$/.test(words[at - 1]?.plain ?? '')
  const pause = words.findIndex((_, at) => begins(at) && behindRefusal(words, at) !== null)
  const behind = pause < 0 ? null : behindRefusal(words, pause)
  if (behind === null) return untilThen(words, ends, context)
  const thing = thingOf(words, behind)
  const read = thing === null ? null : FOR_NOW(words.slice(0, ends[pause]), thing, context)
  if (thing === null || !read || read.value > addMonths(context.today, 3)) return []
  const to = behindThen(words, endOfReason(words, read.to))
  if (to < words.length && !(endsPart(words, to - 1) || THEN_LAST.test(words[to - 1]?.plain ?? ''))) return []
  const back = words.findIndex(({ plain }, at) => at >= read.to && plain === 'back' && begins(at))
  const again = back < 0 ? null : BACK(words.slice(0, ends[back]), back, context)
  const value = again?.value ?? read.value
  const isGoal =
    pause === 0 &&
    behind === 1 &&
    thing > 1 &&
    !words.slice(again?.to ?? read.to).some(({ plain }) => isVerb(plain) || PRACTISED.test(patternOf(plain)))
  return [
    ...(isGoal ? [{ kind: 'rest' as const, from: 0, to: 1, value: true as const }] : []),
    { kind: 'start', from: isGoal ? thing : pause, to, value },
    ...(again ? [{ kind: 'start' as const, from: back, to: again.to, value }] : []),
  ]
}

/** `my knee is bad till 10 January, | after that run twice a week`: what is told until then is no goal. */
function untilThen(words: readonly Word[], ends: readonly number[], context: SentenceContext): Found[] {
  let from = 0
  return words.flatMap((word, at): Found[] => {
    if (at > 0 && endsPart(words, at - 1)) from = at
    const off = from === at ? COMES_OFF(words.slice(0, ends[at]), at, context) : null
    if (off) return startBehind(words, { from, ...off })
    const isUntil = /^(?:until|till|til)$/.test(word.plain) && at > from && at - from <= LONGEST_TOLD
    if (!isUntil || isVerb(words[from]?.plain ?? '')) return []
    const told = clauseText(words, from, at - from)
    if (!TELLS.test(told) && !UNWELL.test(`${told} `)) return []
    const read = FOR_NOW(words.slice(0, ends[at]), at, context)
    if (!read) return []
    const begins = startBehind(words, { from, ...read })
    // `in hospital until 14 December, walk daily`: nobody knows whether it begins then.
    const isAlone = UNWELL.test(`${told} `) && endsPart(words, read.to - 1) && read.to < words.length
    return begins.length === 0 && isAlone ? [{ kind: 'mixed', from, to: read.to, value: true }] : begins
  })
}

/** What is told until a date, where the next words say that it begins then: `…, | after that`, `…, so practice | begins after that`. */
function startBehind(
  words: readonly Word[],
  { from, to: end, value }: { from: number; to: number; value: string },
): Found[] {
  const begin = beginOfTold(words, from)
  const to = behindThen(words, end)
  if (to > end) return [{ kind: 'start', from: begin, to, value }]
  const joint = /^(?:so|and|but)$/.test(words[end]?.plain ?? '') ? end + 1 : end
  const begins = beginsThen(words, joint)
  if (begins === null) return []
  return [
    { kind: 'start', from: begin, to: joint, value },
    { kind: 'start', ...begins, value },
  ]
}
/** So many words tell at most what there is until then. */
const LONGEST_TOLD = 12
const TELLS =
  /^(?:busy|away|off|out|abroad|sick|ill|injured) |^(?!.*(?:\d|\b(?:to|want|wanna)\b)).*\b(?:is|are|am|i'm|we're|it's|has|have)\b/

/** The index behind `no` or `I can't`, or null. */
function behindRefusal(words: readonly Word[], at: number): number | null {
  if (NO.test(words[at]?.plain ?? '')) return at + 1
  if (!/^(?:i|i'?m|i'?ll|we|we'?re|can'?t|cannot|won'?t)$/.test(words[at]?.plain ?? '')) return null
  const said = UNABLE.exec(clauseText(words, at, 8))?.[0]
  return said === undefined ? null : at + said.split(' ').length
}

/** The index behind what only says that it begins then: `…, and | after that | twice a week`. */
function behindThen(words: readonly Word[], at: number): number {
  const then = THEN.exec(`${clauseText(words, at, 5)} `)?.[0]
  return then === undefined ? at : at + then.trim().split(' ').length
}
const THEN_LAST = /^(?:that|then|on|afterwards|which)$/
const THEN =
  /^(?:and |but |so )?(?:only )?(?:after (?:that|this|which)|from then(?: on)?|afterwards|after which|then) /

/** The index behind why there is nothing, which holds no number. */
function endOfReason(words: readonly Word[], at: number): number {
  if (!REASON.test(words[at]?.plain ?? '') || endsPart(words, at - 1)) return at
  let to = at + 1
  while (to < words.length && !endsPart(words, to - 1) && !/^(?:and|so|but)$/.test(words[to]?.plain ?? ''))
    to += 1
  return words.slice(at, to).some(({ plain }) => /\d/.test(plain)) ? at : to
}

/** The index behind what there is not: of nothing named, `not | this week`, the same. Null for what people want to be rid of. */
function thingOf(words: readonly Word[], at: number): number | null {
  const [first, second] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const isTime = (plain: string) => /^(?:this|today|tonight|until|till|til|for)$/.test(plain)
  if (isTime(first)) return words[at - 1]?.plain === 'no' ? null : at
  const isPractised = SESSIONS.test(first) || PRACTISED.test(patternOf(first))
  return isPractised && isTime(second) ? at + 1 : null
}
