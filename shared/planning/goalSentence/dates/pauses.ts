import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays, addMonths, monthOf, weekOf } from '#shared/time/civil.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { after, point, span } from '#shared/planning/goalSentence/amounts/points.ts'
import { SESSIONS } from '#shared/planning/goalSentence/times/negations.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { upcoming } from './namedPeriods.ts'

/** What people do for its own sake, and do not want to be rid of. */
const PRACTISED =
  /^(?:race|start_running|strength|flexibility|endurance|language|instrument|art|coding|skill|calm)$/

const NO = /^(?:no|not|nothing|skip|skipping)$/
/** `I'm off | running`, `I can't | run`. */
const UNABLE =
  /^(?:(?:i'?m|i am|we'?re|i'?ll be|(?:i|we) have to be) off|(?:i|we) (?:can'?t|cannot|couldn'?t|won'?t|mustn'?t|shouldn'?t|am not allowed to)(?: (?:do|be able to|go|start))?|i'?m not allowed to)(?= )/
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
  meaning(sequence(keyword('for'), span), ([, time], { today }) => after(today, time)),
)
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
  if (behind === null) return []
  const thing = thingOf(words, behind)
  const read = thing === null ? null : FOR_NOW(words.slice(0, ends[pause]), thing, context)
  if (thing === null || !read || read.value > addMonths(context.today, 3)) return []
  const to = endOfReason(words, read.to)
  if (to < words.length && !endsPart(words, to - 1)) return []
  const back = words.findIndex(({ plain }, at) => at >= read.to && plain === 'back' && begins(at))
  const again = back < 0 ? null : BACK(words.slice(0, ends[back]), back, context)
  const value = again?.value ?? read.value
  const isGoal =
    pause === 0 &&
    behind === 1 &&
    thing > 1 &&
    !words.slice(again?.to ?? read.to).some(({ plain }) => isVerb(plain))
  return [
    ...(isGoal ? [{ kind: 'rest' as const, from: 0, to: 1, value: true as const }] : []),
    { kind: 'start', from: isGoal ? thing : pause, to, value },
    ...(again ? [{ kind: 'start' as const, from: back, to: again.to, value }] : []),
  ]
}

/** The index behind `no` or `I can't`, or null. */
function behindRefusal(words: readonly Word[], at: number): number | null {
  if (NO.test(words[at]?.plain ?? '')) return at + 1
  if (!/^(?:i|i'?m|i'?ll|we|we'?re)$/.test(words[at]?.plain ?? '')) return null
  const said = UNABLE.exec(clauseText(words, at, 8))?.[0]
  return said === undefined ? null : at + said.split(' ').length
}

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
