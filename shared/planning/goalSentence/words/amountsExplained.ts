const COUNT = '(?:\\d{1,3}|a|one|two|three|four|five|six|nine|ten|twelve|half a)'
const OF_PAY =
  '(?:rent|salary|wages|pay|income|expenses|bills|outgoings|living costs|living expenses|spending|mortgage|costs|groceries|food)'
/** `3 months of rent`, `10 percent of the price`: a sum in other words. */
const IN_OTHER_WORDS = `(?:(?:about|around|roughly|like) )?(?:${COUNT} (?:months?|weeks?|years?)['’]?(?: worth)?(?: of)?(?: (?:my|our|the))? ${OF_PAY}|\\d{1,3} ?(?:%|percent|per cent) of (?:the |my |our )?[a-z]+(?: [a-z]+)?)`
const IS =
  "(?:(?:so )?(?:that|it|this|which)(?:['’]?s| is| comes to| makes| would be|['’]d be| will be)|so|i\\.?e\\.?|meaning|=|or)"
const SUM =
  '(?=(?:(?:about|around|roughly|like|only|just|~) ?){0,2}[$€£]?\\d[\\d.,]*k?(?![\\d%]| (?:months?|weeks?|days?|times|hours?|minutes?|percent)))'

/** `emergency fund: 3 months of rent, thats about | 3,600`. */
const BEFORE_ITS_SUM = new RegExp(
  `([:;]\\s{1,3}|\\s\\(|,\\s{1,3}|\\s[-–]\\s{1,3})(${IN_OTHER_WORDS})(?:,? | ?\\(|, ?| [-–] )${IS},? ?${SUM}`,
  'gi',
)
/** `save 3,600 (3 months of rent)`. */
const IN_BRACKETS = new RegExp(
  `(\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|quid))?) \\((?:(?:${IS}),? )?(${IN_OTHER_WORDS})\\)`,
  'gi',
)
/** `save two months of salary, | so | 5000`. */
const SO_MUCH = new RegExp(`(${IN_OTHER_WORDS}), (?:so|i\\.?e\\.?|meaning|=),? ${SUM}`, 'gi')

/**
 * A sum that is said in other words as well: of `emergency fund: 3 months of rent, thats about 3,600` the 3,600 are to be saved, and how
 * many rents they are is `shown` as not used.
 */
export function withAmountsExplained(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const rest = text
    .replaceAll(BEFORE_ITS_SUM, (_all, pause: string, words: string) => {
      shown.push(words)
      return pause
    })
    .replaceAll(IN_BRACKETS, (_all, sum: string, words: string) => {
      shown.push(words)
      return sum
    })
  return { text: rest.replaceAll(SO_MUCH, '$1, thats '), shown }
}
