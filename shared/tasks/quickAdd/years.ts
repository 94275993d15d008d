import { either, keyword, meaning, type Phrase, sequence } from './phrase.ts'

const MOST_YEARS_AHEAD = 20
const YEAR = /^(19|20|21)\d{2}$/

/** `4 december, | 2000 words` counts words: a year that is far from today is none before what may be counted. */
const namedYear: Phrase<string> = (words, at, { today }) => {
  const plain = words[at]?.plain ?? ''
  const isFar = Math.abs(Number(plain) - Number(today.slice(0, 4))) > MOST_YEARS_AHEAD
  const isCount =
    isFar && (/^[a-z]{3,}s$/.test(words[at + 1]?.plain ?? '') || Number(plain) < Number(today.slice(0, 4))) // "27 mar, 1930"
  return YEAR.test(plain) && !isCount ? { value: plain, to: at + 1 } : null
}

const LAST_HOUR = 24
const MOST_YEARS_IN_DIGITS = 3
/** The year behind a day and its month: `2027`, `'27`, `next year`. */
export const whichYear = either<string>(
  namedYear,
  (words, at, { today }) => {
    const typed = /^['’]?(\d\d)$/.exec(words[at]?.plain ?? '')?.[1] ?? ''
    const ahead = Number(typed) - Number(today.slice(2, 4))
    const isYear = typed !== '' && Number(typed) > LAST_HOUR && ahead >= 0 && ahead <= MOST_YEARS_IN_DIGITS
    const isEnd = words[at + 1] === undefined || /[,;:]$/.test(words[at]?.text ?? '') // "reply by 3 apr 26", not "3 apr 26 people"
    return isYear && isEnd ? { value: today.slice(0, 2) + typed, to: at + 1 } : null
  },
  meaning(sequence(keyword('next'), keyword('year', 'yr')), (_, { today }) =>
    String(Number(today.slice(0, 4)) + 1),
  ),
)
