import type { Rewriting } from './plainerLeads.ts'
import { WANTED_BEFORE } from './thingsReferredTo.ts'
import { isVerb } from './verbs.ts'

const COUNT = '(\\d{1,2}|one|two|three|four|five|six|seven)'
const SMALL = '(?:(?:(?:even|just|only|maybe|like|say) )*)'
const FREQUENCY = '(?:a|per|each|every|every other) (?:day|week|weekday|evening|morning|night|weekend|month)'
const GOOD =
  '(?:(?:an? )?(?:(?:big|huge|small|real|good|nice|great|massive) )?(?:win|start|success|victory|achievement|improvement|beginning|miracle)|(?:good |more than |great |really )?enough|great|good|nice|lovely|amazing|fine|ideal|perfect|brilliant|awesome|super|fantastic|plenty|a dream|realistic|doable)'
const WOULD = `(?: |,? (?:that|it|this)(?: |(?=['’])))(?:would|['’]d)(?: (?:already|even|still|really|probably|honestly))* be (?:(?:already|so|really|such) )?${GOOD}(?: (?:for me|for us|to start with|for a start|for now|already|honestly|tbh|to begin with))*`
const START = '(^|[,;.!] ?|,? (?:so|but|and) |,? (?:so|but|and), ?)'
const END = '(?=\\s*(?:[,;.!]|$)| (?:and|but|so|because) )'
const TIMES: Readonly<Record<string, string | undefined>> = {
  one: 'once',
  '1': 'once',
  two: 'twice',
  '2': 'twice',
}
const WORDS = "((?:(?!(?:times?|minutes?|mins?|hours?|hrs?|x|would|days?|of)\\b)[a-z'’-]+ ){1,3})"

/** `three 20 minute home workouts a week would already be a win`. */
const LONG_ONES: Rewriting = (
  _all,
  before = '',
  count = '',
  length = '',
  unit = '',
  things = '',
  often = '',
) =>
  `${pause(before)}I want to ${deedOf(things)} ${timesOf(count)} ${often}, ${length} ${/^h/i.test(unit) ? 'hours' : 'minutes'}`

/** `two swims a week would be great`. */
const SOME: Rewriting = (_all, before = '', count = '', things = '', often = '') => {
  const deed = deedOf(things)
  const isDeed = !deed.startsWith('do ')
  return `${pause(before)}I want to ${isDeed ? `${deed} ${timesOf(count)}` : `do ${count} ${things.trim()}`} ${often}`
}

function timesOf(count: string): string {
  return TIMES[count.toLowerCase()] ?? `${count} times`
}

/** `short runs` are run, `yoga sessions` are yoga that is done. */
function deedOf(things: string): string {
  const own = things.trim().replace(/ sessions?$/i, '')
  const [, thing = ''] =
    /^(?:(?:short|little|quick|easy|small|gentle|proper|decent) )*([a-z]+)$/i.exec(own) ?? []
  if (/^work-?outs?$/i.test(thing)) return 'work out'
  const verb = thing.toLowerCase().replace(/(?<=ch|sh|ss|x)es$|(?<!s)s$/, '')
  return DONE.test(verb) ? verb : `do ${own}`
}
const DONE = /^(?:run|swim|walk|jog|ride|hike|stretch|climb|row|sail|paddle|skate|meditate)$/

/** `smoke less, | two cigarettes a day would be fine`: behind a goal it says how much of it. */
function whereNoGoal(plain: Rewriting): Rewriting {
  return (all, ...groups) => {
    const before = String(groups.at(-1)).slice(0, Number(groups.at(-2)))
    const [first = ''] = before.toLowerCase().split(/[\s,;.!]+/, 1)
    return isVerb(first) || IS_LESS.test(first) || WANTED_BEFORE.test(before) ? all : plain(all, ...groups)
  }
}

const IS_LESS = /^(?:smoke|vape|drink|gamble|less|fewer|limit|max|no|stop|quit|cut|reduce)$/

/** A pause, also before a joint: `no fixed days | but`. */
function pause(before: string): string {
  return before.trim() === '' || /^[,;.!]/.test(before) ? before : `, ${before.trimStart()}`
}

/** So much of it that would be enough is what is wanted: `two runs a week would be great`, `three home workouts would be a win for me`. */
export const WOULD_BE_ENOUGH: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `${START}${SMALL}${COUNT} (\\d{1,3})[- ]?(minutes?|mins?|hours?|h|hrs?) ${WORDS}(${FREQUENCY})${WOULD}${END}`,
      'gi',
    ),
    whereNoGoal(LONG_ONES),
  ],
  [new RegExp(`${START}${SMALL}${COUNT} ${WORDS}(${FREQUENCY})${WOULD}${END}`, 'gi'), whereNoGoal(SOME)],
  [
    new RegExp(
      `${START}${SMALL}((?:\\d{1,3} ?(?:minutes?|mins?|hours?|h|hrs?)|an hour|half an hour|one hour|two hours|ten minutes|five minutes) of (?:[a-z-]+ ){1,3}${FREQUENCY})${WOULD}${END}`,
      'gi',
    ),
    whereNoGoal((_all, before = '', much = '') => `${pause(before)}I want to do ${much}`),
  ],
]
