import { either, keyword, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Deadline } from './deadline.ts'
import { fastName, fastNamed, namesFast } from './fasts.ts'

/** `give up chocolate for lent`, `this Ramadan`: from its first day to its last; of one that is not over yet what is left. */
export const wholeFast: Phrase<Deadline> = (words, at, context) => {
  const isNamed = words
    .slice(at + 1, at + 5)
    .some(({ text }) => namesFast(text.toLowerCase().replace(/\W+$/, '')))
  // `every day | of Ramadan`; but `an hour of Lent`
  const isOfDay = /^(?:day|night|evening|morning|week)s?$/.test(words[at - 1]?.plain ?? '')
  if (!isNamed || (words[at]?.plain === 'of' && !isOfDay)) return null
  const read = WHOLE_FAST(words, at, context)
  if (!read) return null
  const name = words[read.to - 1]?.plain ?? ''
  // `prepare for Ramadan`: before it begins
  if (PREPARES.test(words[at - 1]?.plain ?? '')) {
    const next = fastNamed(name, context, ({ from }) => from > context.today)
    return next && { value: { date: addDays(next.from, -1) }, to: read.to }
  }
  const weeks = fastNamed(name, context, ({ to }) => to > context.today)
  return weeks && { value: { date: weeks.to, from: weeks.from, isWhole: true }, to: read.to }
}
const PREPARES = /^(?:prepare|preparing|ready|plan|planning)$/

const ALL_OF = either<unknown>(
  sequence(keyword('all'), optional(keyword('of'))),
  sequence(keyword('whole', 'entire'), optional(keyword('of'))),
)
const THE = optional(keyword('the'))
const COMING = optional(keyword('this', 'next', 'coming'))
const WHOLE_FAST = either<unknown>(
  sequence(
    keyword('for', 'during', 'over', 'throughout', 'in', 'of'),
    THE,
    optional(ALL_OF),
    THE,
    COMING,
    optional(sequence(keyword('month'), keyword('of'))),
    fastName,
  ),
  sequence(keyword('this', 'next'), fastName),
  sequence(keyword('all'), optional(keyword('of', 'through')), COMING, fastName),
)
