import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { dayPartWindow, type DayWindow, EARLIEST, EVENING, MIDNIGHT, MY } from './dayParts.ts'
import { SESSIONS } from './negations.ts'

/** Nothing is planned later where late hours are refused, and nothing earlier where early ones are. */
const LATE = '21:00'
const EARLY = '09:00'

const refused: Phrase<DayWindow> = either(
  meaning(
    sequence(
      optional(keyword('but', 'just', 'and')),
      keyword('never', 'not', 'no', 'avoid'),
      optional(keyword('in', 'during', 'on', 'at')),
      MY,
      optional(keyword('too', 'so')),
      keyword('late', 'early'),
      optional(keyword('in', 'at')),
      MY,
      either<unknown>(
        dayPartWindow,
        term((plain) => (SESSIONS.test(plain) ? plain : null)),
      ),
    ),
    ([, , , , , extreme]): DayWindow =>
      extreme === 'late' ? { from: EARLIEST, to: LATE } : { from: EARLY, to: MIDNIGHT },
  ),
  meaning(
    sequence(
      optional(keyword('but', 'just', 'and')),
      either<unknown>(
        sequence(
          optional(keyword('i', 'we')),
          keyword('never', 'not', 'no', "can't", 'cant', 'cannot', "don't", 'dont', "won't", 'hate', 'avoid'),
          doing,
        ),
        keyword('except', 'excluding', 'besides'),
        sequence(anyTime, keyword('but', 'except')),
      ),
      optional(keyword('for')),
      optional(keyword('in', 'during', 'on', 'at')),
      MY,
      dayPartWindow,
    ),
    ([, , , , , window]) => withoutPart(window),
  ),
  meaning(
    sequence(
      MY,
      dayPartWindow,
      either<unknown>(
        sequence(
          keyword('are', 'is'),
          optional(keyword('too', 'always', 'usually', 'not')),
          keyword(
            'bad',
            'out',
            'busy',
            'full',
            'taken',
            'possible',
            'good',
            'hard',
            'difficult',
            'impossible',
          ),
        ),
        sequence(keyword("don't", 'dont', "won't"), keyword('work')),
        // `evenings | never`
        keyword('never', 'no', 'not'),
        // `the school run makes mornings impossible`
        keyword('impossible'),
      ),
    ),
    ([, window, said]) => (isSaidGood(said) ? null : withoutPart(window)),
  ),
)

/** Behind one of these it is said what somebody cannot do. */
export const UNABLE = /^(?:can'?t|cannot|couldn't|unable)$/

/** Whether a word may come between `can't` and a time: `can't make noise | after 9`. */
export function isDeedAt(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  const isDay =
    weekdayOf(plain) !== null || weekdayOf(plain.replace(/s$/, '')) !== null || /[a-z]-[a-z]/.test(plain)
  return /^[a-z'-]{2,}$/.test(plain) && !isDay && !NO_DEED.test(plain) && !endsPart(words, at)
}
const NO_DEED =
  /^(?:on|at|in|for|from|before|after|until|till|past|wait|stand|believe|and|but|or|so|that|the|my|every|each|only|more|than|because|weekends?|weekdays?|workdays?|weeknights?|yet|seem)$/

/** `no evenings`, `no late evenings`, `anytime but mornings`, `I can't do mornings`, `mornings don't work`: the other hours of the day. */
export const otherParts: Phrase<DayWindow> = (words, at, context) =>
  BEGINS.test(words[at]?.plain ?? '') && !isLateThing(words, at) ? refused(words, at, context) : null

/** `no late night snacks`: what is not to be had then. */
function isLateThing(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  if (words[at]?.plain !== 'no') return false
  return /^no (?:more )?(?:late|early)(?: |-)[a-z]+ (?!and |or |but |on |at |in |for |please )[a-z]{3,}/.test(
    clauseText(words, at, 6),
  )
}

/** With what such a part may begin: most words are none of these, and are not looked at again. */
const BEGINS =
  /^(?:but|just|and|i|we|never|not?|can'?t|cannot|don'?t|won'?t|hate|avoid|except|excluding|besides|any|anytime|whenever|the|my|our|mornings?|afternoons?|evenings?|nights?|lunch.*)$/

/** `mornings are good` asks for them. */
function isSaidGood(said: unknown): boolean {
  if (!Array.isArray(said) || said.length < 3) return false
  return (said[2] === 'good' || said[2] === 'possible') && said[1] !== 'not'
}

/** Up to three words between a negation and a part of the day: `I don't have time | in the mornings`. */
function doing(words: Parameters<Phrase<unknown>>[0], at: number): { value: true; to: number } {
  let to = at
  while (to < at + 3 && DOING.test(words[to]?.plain ?? '')) to += 1
  return { value: true, to }
}
const DOING =
  /^(?:do|doing|work|train|study|practi[sc]e|exercise|have|time|any|anything|like|want|plan|run|runs|running|training|sessions?|to|it|function|later)$/

function anyTime(words: Parameters<Phrase<unknown>>[0], at: number): { value: true; to: number } | null {
  const [first, second] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (/^(?:any ?time|whenever)$/.test(first)) return { value: true, to: at + 1 }
  return first === 'any' && /^(?:time|hour)$/.test(second) ? { value: true, to: at + 2 } : null
}

function withoutPart({ from, to }: DayWindow): DayWindow | null {
  if (to === '12:00') return { from: to, to: MIDNIGHT }
  return from >= EVENING.from ? { from: EARLIEST, to: from } : null
}
