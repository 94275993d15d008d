import type { Rewriting } from './plainerLeads.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const COUNTS: Readonly<Record<string, string | undefined>> = {
  a: 'once',
  an: 'once',
  one: 'once',
  '1': 'once',
  two: 'twice',
  '2': 'twice',
  three: '3 times',
  '3': '3 times',
}
const PART = 'mornings?|afternoons?|evenings?|nights?'

/** What is not done then, or takes place anyway: `except one Sunday a month`, `I work one weekend a month`. */
const OF_OTHERS =
  /\b(?:except|excluding|but|not|no|never|apart from|minus|without|besides|instead of|at most|more than|most|only|max|maximum|up to|skip|(?:i|we|he|she|they)(?:'m|'re|'s|'ve)? (?:(?:also|usually|always) )?(?:have|had|am|are|is|work(?! on\b)|teach|see|get|got|busy|away|off|on call)|works|meets?|closed|closes|comes|visits|busy|away|on call|plays|has)\b/i
/** Behind it nothing more is said of these days: `one Saturday a month off` says when not. */
const ENDS =
  '(?=\\s*(?:[,;.!?)]|$|[-–] )| (?:with(?!out\\b)|for|until|till|til|by|before|from|starting|at|after|and|then|or so|please|to|so i|so we|because|as i|in the)\\b)'

/** How often in a month, by the days themselves. */
export const SOME_DAYS_A_MONTH: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `one Sunday a month`, `on two Friday nights each month`, `one weekend a month`, `one evening a month`
  [
    new RegExp(
      `\\b(?:(?:i|we) can (?:do|manage|make) )?(?:on )?(?:just |maybe |about )?(one|an?|[123]|two|three)x? (?:(${DAY}s?|weekends?)(?: (${PART}))?|(${PART}|days?)) (?:(?:a|per|each|every|of each|of every|of the|of a|in the|in each|in every) month)${ENDS}`,
      'gi',
    ),
    (all, count = '', day = '', part = '', alone = '', ...groups) => {
      const [text, at] = [groups.at(-1) ?? '', Number(groups.at(-2))]
      const times = COUNTS[count.toLowerCase()]
      if (times === undefined || OF_OTHERS.test(clauseBefore(text, at))) return all
      // `two nights a month` of something may follow each other.
      if (alone !== '' && times !== 'once') return all
      return `${times} a month${day === '' ? whenOf(alone) : ` on a ${singular(`${day} ${part}`.trim())}`}`
    },
  ],
]

/** `evening`: in the evening; a day says no more. */
function whenOf(part: string): string {
  const one = singular(part.toLowerCase())
  if (one === 'day') return ''
  return one === 'night' ? ' at night' : ` in the ${one}`
}

function singular(said: string): string {
  return said.replaceAll(/s(?= |$)/gi, '')
}

/** What stands before it in its part of the sentence. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LONGEST_CLAUSE), at)
  return before.slice(Math.max(...[',', ';', '.', '!', '?'].map((mark) => before.lastIndexOf(mark))) + 1)
}
const LONGEST_CLAUSE = 60
