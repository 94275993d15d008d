import { DAY } from './typedDays.ts'

const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ?${DAY}){0,4}|weekdays|weekends)(?![a-z])`
const OUT =
  '(?:publish(?:es|ed|ing)?|post(?:s|ing|ed)?|releas(?:e|es|ed|ing)|upload(?:s|ed|ing)?|airs?|(?:goes|go|going) (?:out|live|up|online)|(?:comes?|coming|sent|send it|sending it|get it|is) (?:out|live|online))'
const WHAT =
  "(?:(?:i|we|i'?ll|it|it'?s|which|that|then|to|want|will|the|a|my|new|each|every|one|post|posts|episodes?|videos?|issues?|article|articles|newsletter) )*"
const PUBLISHED = new RegExp(
  `(?:[,;.]| -|,? and)\\s+(${WHAT}${OUT}(?: (?:it|them|one|(?:the|a|each|every) (?:new )?(?:post|episode|video|issue|article)))? (?:on |every |each )?${DAYS})(?=\\s*(?:[,;.!]|$))`,
  'gi',
)
const ANY_DAY = new RegExp(
  `(?<!\\b(?:not|never|except|no)(?: on)? )\\b(?:${DAYS}|daily|every (?:day|morning|evening)|\\d ?(?:x|times) a week|(?:once|twice) a week)`,
  'i',
)

/**
 * `write a blog, publish on Thursdays, 2 hours on Tuesdays`: the day on which something comes out is none of those on which it is made,
 * where these are named. It is shown as not used.
 */
export function withoutPublishing(text: string): { text: string; shown: string[] } {
  const said = [...text.matchAll(PUBLISHED)]
  const rest = text.replaceAll(PUBLISHED, '')
  if (said.length === 0 || !ANY_DAY.test(rest)) return { text, shown: [] }
  return { text: rest, shown: said.map(([, part = '']) => part) }
}
