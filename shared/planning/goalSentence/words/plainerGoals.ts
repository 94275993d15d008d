import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ?${DAY}){0,4}|weekdays|weekends)(?![a-z])`
const ON = '(?:(?:on|at|every|each) )?'
const THING = '(?:(?:the|my) )?[a-z]+'
const WISH =
  "(?:(?:i|we)(?: want to| wanna|[’']?d like to| need to| plan to)? )?(?:(?:learn|practi[sc]e|do|study|play|get better at|work on)(?: to)? )?"

/** `guitar on Mondays and Spanish on Tuesdays`, each with the verb that both have. */
const EACH_ON_ITS_DAYS: Rewriting = (_all, before = '', wish = '', one = '', other = '', ...days) => {
  const [first = '', second = ''] = days
  const verb = /[a-z]+ $/i.exec(wish)?.[0] ?? ''
  return `${before}${wish}${one} ${onDays(first)} and ${verb}${other} ${onDays(second)}`
}

/** A day is one of each week here: `guitar Monday`. */
function onDays(said: string): string {
  const days = said.replace(/^(?:on|at|every|each) /i, '')
  return `on ${/s$/i.test(days) ? days : (NAMES[days.slice(0, 3).toLowerCase()] ?? days)}`
}
const NAMES: Record<string, string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

const ALONE =
  '(?:on my own(?: time)?|by myself|alone|at home|solo|myself|without (?:them|him|her)|for myself)'
const I_WANT =
  "(?:(?:i|we)(?:[’']?d like| want| need| do| can do| practi[sc]e| want to do|[’']?ll do|[’']d do) )?"
const LENGTH = '(?:\\d+ ?(?:minutes?|mins?|hours?|h)|an hour|half an hour)'

/**
 * Goals that are named together and then on days of their own, and what is done with others beside what is done alone, in words that the
 * grammar reads: `guitar and Spanish, guitar on Mondays, Spanish on Tuesdays`, `rehearse with the band on Thursdays; on my own 40 minutes …`.
 */
export const PLAINER_GOALS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `^(\\s*)(${WISH})(${THING}) and (${THING})(?:[,:;.]| -) \\3 (${ON}${DAYS})(?:,| and|, and|;) \\4 (${ON}${DAYS})`,
      'gi',
    ),
    EACH_ON_ITS_DAYS,
  ],
  // `rehearse with the band on Thursdays, on my own 40 minutes on Mondays | to learn the bass lines`: that is the goal.
  [
    new RegExp(
      `^\\s*[a-z]+(?: [a-z]+)? with (?:(?:the|my|a|our) [a-z]+(?: [a-z]+)?|friends|others|someone|people) (${ON}${DAYS})(?:[,;.]| -) (?:but )?${ALONE},? ${I_WANT}(${LENGTH} [^,;.]{3,60}?) to (learn|master|practi[sc]e|study|finish|memori[sz]e) ([^,;.]+)`,
      'gi',
    ),
    (_all, days = '', much = '', verb = '', thing = '') =>
      `${verb} ${thing}, lesson ${onDays(days)}, ${much}`,
  ],
  // The days with others are those of a lesson: they take place anyway.
  [
    new RegExp(
      `,? with (?:(?:the|my|a|our) [a-z]+(?: [a-z]+)?|friends|others|someone|people) (${ON}${DAYS})(?:[,;.]| -) (?:but )?${ALONE},? ${I_WANT}(?=${LENGTH}\\b(?! of\\b))`,
      'gi',
    ),
    (_all, days = '') => `, lesson ${onDays(days)}, `,
  ],
  [
    new RegExp(
      `,? with (?:(?:the|my|a|our) [a-z]+(?: [a-z]+)?|friends|others|someone|people) (${ON}${DAYS})(?:[,;.]| -|,?(?= but)) (?:but )?${I_WANT}(${LENGTH}) ${ALONE}\\b`,
      'gi',
    ),
    (_all, days = '', length = '') => `, lesson ${onDays(days)}, ${length}`,
  ],
]
