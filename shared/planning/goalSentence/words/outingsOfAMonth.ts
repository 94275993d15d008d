import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const OUTINGS =
  '(?:dates?|date nights?|meet-?ups?|dinners?|lunch(?:es)?|brunch(?:es)?|concerts?|gigs?|shows?|hikes?|walks?|(?:long )?(?:runs?|rides?|swims?|hikes?)|lessons?|class(?:es)?|workshops?|visits?|(?:day )?trips?|games?|match(?:es)?|coffees?|calls?)'
const DAYS = `(?:${DAY}s?|weekends)`

/** `2 dates a month, Fridays`: as many of them, each on such a day. */
const SO_OFTEN: Rewriting = (_all, lead = '', count = '', outing = '', days = '') => {
  const deed = lead.trim() === '' ? verbOf(outing) : ''
  return `${lead}${deed}${plural(outing)} ${count} times a month on ${plural(days)}`
}

function verbOf(outing: string): string {
  if (/run|ride|hike|swim|walk/i.test(outing)) return 'go for '
  if (/trip/i.test(outing)) return 'go on '
  return /meet/i.test(outing) ? 'go to ' : 'have '
}
function plural(word: string): string {
  return word.endsWith('s') ? word : `${word}s`
}

/**
 * What takes place so often a month, with the day of each behind it: `2 dates a month, fridays` are two of the Fridays, and not every one.
 */
export const OUTINGS_OF_A_MONTH: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `(^\\s*|^(?:(?:i |we )?(?:want|would like|wanna|plan) (?:to )?)?(?:go to|go on|have|do|go for|take) )(\\d|two|three) (${OUTINGS}) (?:a|per|each|every) month(?:,| -)? (?:always )?(?:on )?(${DAYS})(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    SO_OFTEN,
  ],
]
