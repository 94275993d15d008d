import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './facts.ts'

/** What is left of a sentence when its facts are taken out: the words for the goal, and conditions that nothing has read. */
export type Leftovers = { goal: Span[]; unread: Span[] }

/** A part that begins with one of these is a condition, whatever follows. */
const CONDITION =
  /^(?:by|until|till|til|before|every|each|not|no|never|except|excluding|without|but|within|only|after|when|whenever|while|if|unless|during|depending|instead|don't|dont|can't|cant|cannot|won't|as|since|because|unless)$/
/** These begin one where a date, a time or a number follows: `on days off`, but `at chess`. */
const MAYBE = /^(?:in|on|at|for|from|with|around|between|over|under|about|through|per|a|once|twice)$/
const TEMPORAL =
  /^(?:days?|weeks?|months?|years?|quarters?|hours?|hrs?|minutes?|mins?|mornings?|afternoons?|evenings?|nights?|noon|midnight|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|january|february|march|april|june|july|august|september|october|november|december|holidays?|vacations?|breaks?|summer|winter|spring|autumn|ramadan|lent|semester|term|shifts?|payday|lunch|dinner|breakfast|bedtime|today|tomorrow|tonight|times?|o'clock|budget|euros?|dollars?|pounds|season|deadline|schedule)$/
/** Words with which such a part does not begin a condition: `by heart`, `in under 50 minutes`, `not only`. */
const EXCEPTIONS: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^by$/, /^(?:myself|heart|hand|ear|foot|bike|train|car|yourself|ourselves|memory|doing|using)$/],
  [/^(?:in|at)$/, /^(?:under|less|below|least|sub)$/],
  [/^not$/, /^only$/],
  [/^as$/, /^(?:a|an|the|well)$/],
  [/^during$/, /^(?:sex|pregnancy)$/],
]
/** What only joins a condition to what is before it. */
const JOINT = /^(?:but|just|and|only|though|however|or|maybe|also)$/

/**
 * Splits the words that no fact has taken (docs/rules.md, Goal sentences): at punctuation, at taken words and where a condition
 * begins. The first part that is no condition is the goal, with the others that are none.
 */
export function leftoversOf(
  words: readonly Word[],
  taken: readonly Span[],
  isQuit: boolean,
): Leftovers {
  const isTaken = Array.from<boolean>({ length: words.length }).fill(false)
  for (const { from, to } of taken) isTaken.fill(true, from, to)
  const parts = partsOf(words, isTaken, isQuit)
  const unread = parts.filter(({ isCondition }) => isCondition)
  return { goal: parts.filter(({ isCondition }) => !isCondition), unread }
}

type Part = Span & { isCondition: boolean }

function partsOf(words: readonly Word[], isTaken: readonly boolean[], isQuit: boolean): Part[] {
  const parts: Part[] = []
  let from = 0
  const isGap = (at: number) => at >= words.length || isTaken[at]
  while (from < words.length) {
    if (isGap(from)) {
      from += 1
      continue
    }
    let to = from + 1
    while (!isGap(to) && !endsPart(words, to - 1)) to += 1
    parts.push(...splitAtConditions(words, { from, to }, isQuit && parts.length === 0))
    from = to
  }
  return parts
}

function endsPart(words: readonly Word[], at: number): boolean {
  return /[,;:!?](?:["”)]*)$|[^.\d]\.$|^[-–—]$/.test(words[at]?.text ?? '')
}

/** `renovate the kitchen | with a budget of 3000 euros`. */
function splitAtConditions(words: readonly Word[], { from, to }: Span, mayBeginWithNo: boolean): Part[] {
  for (let at = from; at < to; at += 1) {
    if (mayBeginWithNo && at === from) continue
    if (words[at]?.escape !== null || !beginsCondition(words, at, to)) continue
    let begin = at
    while (begin > from && JOINT.test(words[begin - 1]?.plain ?? '')) begin -= 1
    const before: Part[] = begin > from ? [{ from, to: begin, isCondition: false }] : []
    const end = endOfCondition(words, at, to)
    const rest = end < to ? splitAtConditions(words, { from: end, to }, false) : []
    return [...before, { from: begin, to: end, isCondition: true }, ...rest]
  }
  return [{ from, to, isCondition: false }]
}

function beginsCondition(words: readonly Word[], at: number, to: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (EXCEPTIONS.some(([first, second]) => first.test(plain) && second.test(next))) return false
  if (CONDITION.test(plain)) return at + 1 < to || /^(?:not|never|except|but)$/.test(plain) === false
  if (!MAYBE.test(plain)) return false
  const reach = Math.min(to, at + (/^(?:a|per|once|twice)$/.test(plain) ? 2 : 5))
  return words.slice(at + 1, reach).some(({ plain: word }) => TEMPORAL.test(word) || /^[$€£]?\d/.test(word))
}

/** Up to `and` with a verb of its own, or the end of the part. */
function endOfCondition(words: readonly Word[], at: number, to: number): number {
  for (let end = at + 1; end < to; end += 1)
    if (/^(?:to|i)$/.test(words[end]?.plain ?? '') && end > at + 1 && /^(?:want|learn|need)$/.test(words[end + 1]?.plain ?? '')) return end
  return to
}
