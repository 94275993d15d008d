import { addDays } from '#shared/time/civil.ts'
import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { after, point, span } from './points.ts'

const BEGIN = either<unknown>(
  sequence(keyword('from'), optional(keyword('on'))),
  sequence(
    keyword('starting', 'beginning', 'start', 'starts', 'begin', 'begins'),
    optional(keyword('on', 'from', 'in', 'at', 'with')),
  ),
  sequence(keyword('as'), keyword('of', 'from')),
  sequence(keyword('not'), keyword('before')),
)

/** `my finals, they start on May 3`: what begins is what the goal is for. */
const OTHERS = /^(?:they|it|which|that|exams?|finals|course|classes|season|semester|school|trip|job)$/

/** The first date of a plan: `from January`, `starting Monday`, `as of next month`, `after 10 January`, `starting in 2 weeks`. */
export const start: Phrase<string> = (words, at, context) =>
  OTHERS.test(words[at - 1]?.plain ?? '') ? null : begin(words, at, context)

const begin: Phrase<string> = either(
  meaning(
    sequence(BEGIN, point, optional(keyword('on', 'onwards', 'onward'))),
    ([, { from, to }], { today }) => (from > today ? from : to >= today ? today : null),
  ),
  meaning(
    sequence(keyword('starting', 'beginning', 'start', 'starts'), keyword('in'), span),
    ([, , length], { today }) => after(today, length),
  ),
  meaning(
    sequence(optional(keyword('starting', 'beginning', 'start')), keyword('after'), point),
    ([, , { to }]) => addDays(to, 1),
  ),
)
