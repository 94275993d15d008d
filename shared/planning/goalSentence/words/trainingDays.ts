import { DAY } from './typedDays.ts'

const MUSCLE =
  '(?:legs?|push|pull|upper(?: body)?|lower(?: body)?|chest|back|arms?|shoulders?|glutes?|booty|core|abs|full[- ]body|squats?|bench(?: press)?|deadlifts?|biceps|triceps|quads?|hamstrings?|calves)'
const NAME = `${MUSCLE}(?:(?: and | & | ?\\+ ?|/)${MUSCLE})?(?: days?| session| workout)?`
const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ?${DAY}){0,2})(?![a-z])`
const IS = '(?: (?:is|are|on|every|each|will be))*'
const PART = `${NAME}${IS} ${DAYS}`
const LEAD =
  '(?:(?:my|the|our|so|ok|hi|hey|gym:?|split:?|(?:my )?(?:gym |training )?(?:split|week|plan)(?: is|:)?|i do|i want to do|do|want)[ ,] ?)*'
const JOINT = '(?:,? and |, ?| ?; ?| ?/ ?|\\. | then | )'

const SPLIT = new RegExp(
  `^(${LEAD})(${PART}(?:${JOINT}${PART}){0,5})(?=\\s*(?:[,;.!]|$)|\\s+(?:and|at|for|from|before|after|in the|by|until|\\d))`,
  'i',
)
const EACH = new RegExp(`(${NAME})${IS} (${DAYS})`, 'gi')

/** `bench 100 by June, | leg day Tuesday`: behind what it is for. */
const BEHIND = new RegExp(`((?:[,;]|\\.|\\s-) )(${MUSCLE} days?)${IS} (${DAYS})(?=\\s*(?:[,;.]|$))`, 'i')

const NAMES: Readonly<Record<string, string | undefined>> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

/** `mon and fri` are those of each week. */
function daysIn(days: string): string[] {
  return Array.from(
    days.matchAll(new RegExp(`${DAY}(?![a-z])`, 'gi')),
    ([day]) => NAMES[day.slice(0, 3).toLowerCase()] ?? day,
  )
}

/** `bench 100 by June` behind it: what it is for. */
const LIFTS =
  /^\s*[,;.]?\s*(?:and )?(?:(?:i )?(?:want|need|would like|hoping|trying|going|plan)(?: to)? )?((?:(?:bench(?: press)?|squat|deadlift|overhead press|lift|press|pull|build|get|gain|reach|hit|do|put on)\b)(?! (?:is|on|days?)\b)[^;.!?]{2,60})$/i

/**
 * Training whose days are named by what they train is strength training on all of these days: `leg day Wednesday, upper body Monday and
 * Friday`. What each day is for is shown beside it.
 *
 * @param text the sentence as it was typed
 */
export function withTrainingDays(text: string): string {
  const [all, , split = ''] = SPLIT.exec(text) ?? []
  if (all === undefined)
    return text.replace(
      BEHIND,
      (_all, pause: string, name: string, days: string) =>
        `${pause}on ${daysIn(days).join(' and ')}, ${name}`,
    )
  const parts = Array.from(split.matchAll(EACH), ([, name = '', days = '']) => ({ name, days: daysIn(days) }))
  const [, lift] = LIFTS.exec(text.slice(all.length)) ?? []
  // `legs on Monday`: of one day it may be a habit of its own.
  if (parts.length < 2 && lift === undefined) return text
  const on = [...new Set(parts.flatMap(({ days }) => days))].join(', ').replace(/, (?=[A-Z][a-z]+$)/, ' and ')
  const goal = lift === undefined ? 'strength training' : `${lift.trim()},`
  const rest = lift === undefined ? text.slice(all.length) : ''
  return `${goal} on ${on}, ${parts.map(({ name }) => name).join(', ')}${rest.replace(/^ /, ', ')}`
}

/** Whether a text names what is trained on some days, and nothing else. */
export function isTrained(text: string): boolean {
  return TRAINED.test(text)
}
const TRAINED = new RegExp(`^${NAME}$`, 'i')
