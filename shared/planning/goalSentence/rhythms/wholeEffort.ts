import { either, keyword, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { roughly } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { inTotal, length, orSo } from './lengths.ts'

const PROBABLY = optional(keyword('probably', 'maybe', 'likely', 'only', 'also', 'all'))
const NOT_EXACTLY = optional(keyword('like', 'maybe', 'probably', 'another'))

const TAKES = either<unknown>(
  sequence(
    optional(keyword('it', 'this', 'that', 'which', 'they')),
    PROBABLY,
    keyword('should', 'will', 'would', 'might', 'may', 'could', "it'll", "that'll", "it'd"),
    PROBABLY,
    keyword('take', 'need', 'be', 'require'),
    optional(keyword('me', 'us')),
  ),
  sequence(
    optional(keyword('it', 'this', 'that', 'which', 'they')),
    PROBABLY,
    keyword('takes', 'needs', 'requires'),
  ),
  // `tax return, | need about 6 hours`
  sequence(optional(keyword('i', 'we', "i'll", "we'll")), PROBABLY, keyword('need')),
  sequence(
    keyword('i'),
    PROBABLY,
    keyword('reckon', 'guess', 'estimate', 'expect', 'think'),
    optional(keyword('it', 'that')),
    optional(keyword('takes', 'needs', "it's", 'is')),
  ),
)

const OF_WORK = optional(sequence(keyword('of'), keyword('work')))

const EFFORT = sequence(TAKES, NOT_EXACTLY, roughly, length, orSo, OF_WORK, optional(inTotal))

/** What takes less is one session. */
const LEAST = 120

/** `it should take about 10 hours`, `I reckon 15 hours altogether`: what all of it takes, where no rhythm is said. */
export const wholeEffort: Phrase<{ minutes: number; of: 'total' }> = (words, at, context) => {
  const long = words.slice(0, at).some(({ plain }) => LASTS.test(plain)) ? IS_LONG(words, at, context) : null
  if (long && long.value[2] >= LEAST) return { value: { minutes: long.value[2], of: 'total' }, to: long.to }
  // `the marathon | takes 4 hours` is told of something else.
  if (at > 0 && !endsPart(words, at - 1) && !FOLLOWS.test(words[at - 1]?.plain ?? '')) return null
  const read = EFFORT(words, at, context)
  if (!read || RHYTHM.test(words.map(({ plain }) => plain).join(' '))) return null
  const [, , , minutes, , , isTotal] = read.value
  const isWhole = endsPart(words, read.to - 1) || ENDS.test(words[read.to]?.plain ?? '')
  return isWhole && (isTotal || minutes >= LEAST) ? { value: { minutes, of: 'total' }, to: read.to } : null
}
/** `a course, | 14 hours long`. */
const IS_LONG = sequence(
  optional(keyword('its', "it's", 'is', "that's", 'which')),
  optional(sequence(keyword('is'), NOT_EXACTLY)),
  length,
  keyword('long'),
)
const LASTS =
  /^(?:courses?|audiobooks?|lectures?|series|playlists?|tutorials?|bootcamp|recordings?|videos?|mooc|curriculum)$/
const FOLLOWS = /^(?:and|but|so|which|that)$/
const ENDS = /^(?:|by|before|until|to|and|but|so)$/
const RHYTHM = /\b(?:every|each|daily|weekly|nightly|once|twice|per|times|an? (?:day|week|month))\b/
