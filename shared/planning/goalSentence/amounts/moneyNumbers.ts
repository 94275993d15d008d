import { either, keyword, meaning, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'
import { type Amount, perTime, quantity, some } from './amounts.ts'

/** `200` where the sentence is about money, behind its verb or before how often: `save 200 a month`. */
export const moneyNumber: Phrase<Amount> = either<Amount>(
  meaning(sequence(keyword('i', 'we'), keyword('owe'), quantity), ([, , value]) =>
    some(value, 'money', 'money'),
  ),
  bareMoney,
)

function bareMoney(...[words, at, context]: Parameters<Phrase<Amount>>): ReturnType<Phrase<Amount>> {
  const read = quantity(words, at, context)
  const [word, next] = [words[at], words[read?.to ?? at]]
  if (!read || !word || !/^\d/.test(word.plain) || (next && TIME.test(next.plain))) return null
  if (
    /^(?:percent|per|%)$/.test(next?.plain ?? '') &&
    !/^(?:month|week|day)$/.test(words[read.to + 1]?.plain ?? '')
  )
    return null
  if (/^\d+k$/.test(word.plain) && /^(?:run|race|swim|walk|jog|ride|cycle)$/.test(words[at - 1]?.plain ?? ''))
    return null
  // `debt free by 40`: an age
  const isAge =
    /^(?:by|before|until|till|at|turn|turning)$/.test(words[at - 1]?.plain ?? '') && read.value < LEAST_DEBT
  const isYear = isAge || /^20[2-9]\d$/.test(word.plain)
  const isAlone =
    !isYear &&
    (next === undefined ||
      /[,;:.!?]$/.test(word.text) ||
      /^(?:by|in|until|till|before|within|over|for|left|remaining|starting|beginning|maybe|perhaps|ideally|hopefully|probably)$/.test(
        next.plain,
      ) ||
      // `the remaining 18,000 | of my student loan`, `the 6,200 | on my card`
      (/^(?:of|on)$/.test(next.plain) && read.value >= LEAST_DEBT))
  const isPaid =
    isAlone ||
    isOfDebt(words, read.to, read.value) ||
    MONEY_VERB.test(words[at - 1]?.plain ?? '') ||
    // `pay back the | 1500 | I owe him`
    /^(?:i|we) owe$/.test(clauseText(words, read.to, 2)) ||
    // `owe my sister | 800`
    words.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === 'owe') ||
    perTime(words, read.to, context) !== null
  const value = isPaid ? some(read.value, 'money', 'money') : null
  return value ? { value, to: read.to } : null
}
/** `my 3k credit card debt`, `my 4,200 credit card`. */
function isOfDebt(words: readonly Word[], to: number, value: number): boolean {
  return (
    value >= LEAST_DEBT &&
    words.slice(to, to + 3).some(({ plain }) => /^(?:debts?|loan|mortgage|overdraft|cards?)$/.test(plain))
  )
}
const LEAST_DEBT = 100
const TIME = /^(?:days?|weeks?|months?|years?)'?$/
const MONEY_VERB =
  /^(?:clear|repay|pay|owe|transfer|deposit|save|saving|aside|away|back|off|down|up|invest|of)$/
