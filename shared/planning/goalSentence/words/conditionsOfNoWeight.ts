import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from './clauses.ts'
import type { Span } from './wordSpan.ts'

/**
 * Whether a condition has no date and only says why it is time: `learn 10 dinners before I starve`, `record her stories while she still
 * tells them`, `so many problems before work while the coffee's still hot`.
 */
export function isOfNoWeight(words: readonly Word[], { from, to }: Span): boolean {
  const text = clauseText(words, from, to - from)
  return TOO_LATE.test(text) || STILL.test(text)
}

const WHO =
  "(?:i|we|they|it|he|she|everyone|someone|somebody|(?:my|our|the) (?:[a-z]+ )?[a-z]+)(?:'m|'re|'s)?"
const BEFORE_THAT = `(?:do(?:es)?|can|starves?|dies?|explodes?|drops? dead|drown|go(?:es)? (?:mad|crazy|insane|bankrupt|blind|deaf|nuts|grey|broke|to waste|off)|los(?:e|es) (?:my|our|their|his|her|it)(?: (?:mind|patience|nerve|sanity|marbles|temper|hair))?|(?:am |are |is |get |gets |become |becomes )?(?:just )?too (?:old|late|tired|big|cool|lazy|scared|expensive)(?: (?:to|for) [a-z ]+)?|kills? (?:me|us|someone|somebody|each other|him|her|them)|chickens? out|chang(?:e|es) (?:my|our|their|his|her) minds?|falls? apart|falls? (?:down|over)|burns? (?:out|down)|forgets?(?: (?:it|everything|how))?|gives? up(?: again)?|collapses?|rots?|moulds?|rusts?(?: away)?)`
const TOO_LATE = new RegExp(
  `^(?:and |so )?(?:before|or else|otherwise) ${WHO} (?:all |completely |finally |really )?${BEFORE_THAT}(?: (?:in|of|from|on|at) [a-z ]+)?$`,
)
/** `while I still can`; not `while the pool is still open in June`. */
const STILL =
  /^(?:and |so )?(?:while|as long as|whilst) (?:i|we|they|it|he|she|you|(?:my|our|the) (?:[a-z]+ )?[a-z]+)(?:'m|'re|'s| is| are| am| has| have)? still (?!(?:open|at work|in school|at school|asleep|out|away|working|closed)\b)[a-z' ]+$/
