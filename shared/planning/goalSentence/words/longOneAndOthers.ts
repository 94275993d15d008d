import type { Rewriting } from './plainerLeads.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const DEED = '(?:runs?|rides?|swims?|walks?|hikes?|ones?|sessions?|workouts?)'
const COUNTS: Readonly<Record<string, number | undefined>> = {
  another: 1,
  'one other': 1,
  'one more': 1,
  '1 other': 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}
const JOINT = '(?:,? and|,? plus|,? with| ?\\+| ?&|,)'
/** `and 2 other days`, `plus three shorter runs in the week`, `and another day`. */
const OTHERS = `${JOINT} (another|(?:one|1) (?:other|more)|(?:[1-6]|one|two|three|four|five)(?= (?:other|more|short|easy|further)))(?: (?:other|more|shorter|short|easier|easy|further))*(?: (?:days?|runs?|rides?|swims?|walks?|times|sessions?|others|ones?))?(?: (?:a week|each week|per week|in the week|during the week))?(?=\\s*(?:[,;.!)]|$))`
const BEFORE = '((?:^|[,;.:(]|\\s[-–]| with| and)\\s*)'

/** The day of the long one among several, and the day of one of them: `Sundays long run and 2 other days` is three times a week. */
export const LONG_ONE_AND_OTHERS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `Sundays long run and 2 other days`, `Sundays for the long one and 2 more`
  [
    new RegExp(
      `${BEFORE}(?:on )?(${DAY})(?: (?:is|are))?(?: (?:for|the|my|a|one))* long(?:er)?(?: (${DEED}))?(?: day)?${OTHERS}`,
      'gi',
    ),
    (all, before = '', day = '', deed = '', count = '') => longOne({ all, before, day, deed, count }),
  ],
  // `a long run on Sundays and 2 other runs`
  [
    new RegExp(
      `${BEFORE}(?:(?:the|my|a|one) )*long(?:er)? (${DEED})(?: is)?(?: (?:on|every|each))? (${DAY})${OTHERS}`,
      'gi',
    ),
    (all, before = '', deed = '', day = '', count = '') => longOne({ all, before, day, deed, count }),
  ],
  // `2 runs during the week plus long run on Sundays`
  [
    new RegExp(
      `\\b([1-5]|one|two|three|four) (${DEED}) (?:in|during|through) the week${JOINT} (?:(?:the|my|a|one) )?long(?:er)? (${DEED}) (?:on|every|each) (${DAY})(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    (_all, count = '', deed = '', own = '', day = '') =>
      `${count} ${deed} in the week and a long ${singular(own)} on ${day}`,
  ],
  // `gym on Mondays and 2 other days`; of several days each is meant.
  [
    new RegExp(
      `(?<!\\b${DAY}(?:,|,? and|,? or| &)? (?:on )?)\\b(?:on |every )?(${DAY})(?=${JOINT} (?:another|(?:[1-6]|[a-z]+) (?:other|more|further) ))${OTHERS}`,
      'gi',
    ),
    (all, day = '', count = '', ...groups) => {
      const [text, at] = [groups.at(-1) ?? '', Number(groups.at(-2))]
      const others = COUNTS[count.toLowerCase()] ?? Number(count)
      return Number.isNaN(others) || NOT_THEN.test(text.slice(Math.max(0, at - 30), at))
        ? all
        : `${others + 1} times a week, one of them on ${plural(day)}`
    },
  ],
]

/** `rest on Sundays and 2 other days`, `I work Mondays and 2 other days`: when not, or something else. */
const NOT_THEN =
  /\b(?:rest|not|no|never|except|apart from|off|work|works|working|closed|can['’]?t|busy|teach|lessons?|class(?:es)?|have|has|i['’]?m|we['’]?re|skip|without|free|kids|shifts?|avoid|shut|volunteer|bar|minus|but)\b[^,;.]*$/i

function longOne(said: Record<'all' | 'before' | 'day' | 'deed' | 'count', string>): string {
  const others = COUNTS[said.count.toLowerCase()] ?? Number(said.count)
  if (Number.isNaN(others)) return said.all
  const deed = said.deed === '' ? 'one' : singular(said.deed)
  return `${said.before}the long ${deed} on ${plural(said.day)}, ${others + 1} times a week`
}

function singular(deed: string): string {
  return deed.replace(/s$/i, '')
}

function plural(day: string): string {
  return `${day.replace(/s$/i, '')}s`
}
