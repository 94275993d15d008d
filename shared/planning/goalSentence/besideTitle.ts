import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { SESSION_WORD } from './words/asides.ts'
import { endsPart } from './words/clauses.ts'
import { isStepBehind } from './stepsBehind.ts'
import { baseOf, isVerb } from './words/verbs.ts'
import type { Span } from './words/wordSpan.ts'

/** It begins a story or a reason, which asks nothing of a plan: `I've always wanted to`, `hello`, `so`. */
const STORY =
  /^(?:i|im|i['’]?(?:m|ve|d|ll)|we|we['’]?(?:re|ve|d|ll)|my|our|her|his|she|he|they|it|it['’]?s|i\.?e|e\.?g|this|that|the|there|for|hi|hey|hello|good|ok|okay|well|u+h+|u+m+|help|please|pls|thanks|then|want|need|needs|wanna|would|been|since|because|as|maybe|so|and|but|or|no|lol|hate|love|bought|even|date|emails|old|aged)$/

/** Words that two parts have in common by chance. */
const SMALL = /^(?:an?|the|my|our|to|of|on|in|at|for|and|with|is)$/

/**
 * The parts of a goal that its title leaves out and that stand between marks of their own: `prepare for the ielts in march, | weak at
 * writing`. They describe the goal, no fact has used them, and a plan does not know what to make of them.
 *
 * @param goal the parts that no fact has taken
 * @param titled those of them that are in the title
 */
export function besideTitle(words: readonly Word[], goal: readonly Span[], titled: readonly Span[]): Span[] {
  const said = new Set(titled.flatMap(({ from, to }) => words.slice(from, to).map(({ plain }) => plain)))
  const begin = titled[0]?.from ?? 0
  // One alone is what is done then: `get fit, gym on Mondays`.
  const isOfSeveral = goal.filter((span) => !titled.includes(span) && isThing(words, span)).length > 1
  return goal.filter((span) => {
    if (!titled.includes(span) && isStepBehind(words, span)) return true
    const its = words.slice(span.from, span.to)
    const isAlone =
      span.from > begin &&
      endsPart(words, span.from - 1) &&
      (isClosed(words, span) || (isOfSeveral && isThing(words, span)))
    const first = its[0]?.plain ?? ''
    const isNew =
      its.some(({ plain }) => /\p{L}/u.test(plain)) &&
      !its.some(({ plain }) => said.has(plain) && !SMALL.test(plain))
    // `not on Sundays (church)`: the reason of a day
    const isReason =
      its.length === 1 && isClosed(words, span) && /days?$/.test(words[span.from - 1]?.plain ?? '')
    return (
      isAlone &&
      isNew &&
      !isReason &&
      !titled.includes(span) &&
      !STORY.test(first) &&
      (!/^\d+$/.test(first) || PEOPLE.test(its[1]?.plain ?? ''))
    )
  })
}

/** `move out by 31 March, | boxes | at weekends, | paperwork | on weekdays`: the facts behind them are used; what each is for is not. */
function isThing(words: readonly Word[], { from, to }: Span): boolean {
  const plains = words.slice(from, to).map(({ plain }) => plain)
  const [first = ''] = plains
  return (
    from > 0 &&
    endsPart(words, from - 1) &&
    !endsPart(words, to - 1) &&
    OF_DAYS.test(words[to]?.plain ?? '') &&
    !words.slice(0, from).some(({ text }) => text.endsWith(':')) &&
    plains.length <= LONGEST_THING &&
    plains.every((plain) => /^[a-z'-]{3,}$/.test(plain)) &&
    plains.some((plain) => !SESSION_WORD.test(plain)) &&
    !isVerb(first) &&
    baseOf(first) === null
  )
}
const LONGEST_THING = 3
const OF_DAYS = /^(?:on|at|every|each|during|weekends?|weekdays?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/
const PEOPLE = /^(?:guests|people|persons|friends|kids|children|adults|attendees)$/

function isClosed(words: readonly Word[], { to }: Span): boolean {
  return to === words.length || endsPart(words, to - 1)
}
