import { DAY } from './typedDays.ts'

const MUSCLE =
  '(?:legs?|push|pull|upper(?: body)?|lower(?: body)?|chest|back|arms?|shoulders?|glutes?|booty|core|abs|full[- ]body|squats?|bench(?: press)?|deadlifts?|biceps|triceps|quads?|hamstrings?|calves)'
const NAME = `${MUSCLE}(?:(?: and | & | ?\\+ ?|/)${MUSCLE})?(?: days?| session| workout)?`
const DAYS = `(?:${DAY}(?:(?:,| and| &| \\+|/|,? and)? ?${DAY}){0,2})(?![a-z])`
const IS = '(?: (?:is|are|on|every|each|will be))*'
const PART = `${NAME}${IS} ${DAYS}`
/** `Monday legs`, `Wednesday is leg day`. */
const DAY_FIRST = `(?:on )?${DAYS}(?: is| are| for|:| =| -)* ${NAME}(?![a-z])`
/** Each word is in one alternative alone and ends with a separator, so that a repetition of them is read in one way. */
const LEAD =
  '(?:(?:my|the|our|so|ok|hi|hey|i|want|to|do|ppl|push[ /]pull[ /]legs|upper[ /]lower|bro|training|gym|split|week|plan|is)(?:[:,] ?| )){0,8}'
/** What a plan of lifting is for: it stays the goal. */
const AIM =
  '(?:(?:(?:i )?(?:want|need|would like) to )?(?:build (?:some |more )?muscle|gain (?:some )?muscle|get (?:strong(?:er)?|big(?:ger)?|ripped|jacked|fit|in shape|toned|muscles)|bulk(?: up)?|tone up|put on muscle|lift weights|work out|strength training|go to the gym)(?:,|:| -) ?)?'
const JOINT = '(?:,? and |, ?| ?; ?| ?/ ?|\\. | then | )'

const ENDS = '(?=\\s*(?:[,;.!]|$)|\\s+(?:and|at|for|from|before|after|in the|by|until|\\d))'
const SPLIT = new RegExp(`^(${AIM})${LEAD}(${PART}(?:${JOINT}${PART}){0,5})${ENDS}`, 'i')
const SPLIT_BY_DAYS = new RegExp(`^(${AIM})${LEAD}(${DAY_FIRST}(?:${JOINT}${DAY_FIRST}){1,5})${ENDS}`, 'i')
const EACH = new RegExp(`(${NAME})${IS} (${DAYS})`, 'gi')
const EACH_DAY = new RegExp(`(${DAYS})(?: is| are| for|:| =| -)* (${NAME})(?![a-z])`, 'gi')

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
  const [all, aim = '', split = ''] = SPLIT.exec(text) ?? SPLIT_BY_DAYS.exec(text) ?? []
  if (all === undefined) return withOneTrainingDay(text)
  const parts = partsOf(split)
  const [, lift] = LIFTS.exec(text.slice(all.length)) ?? []
  // `legs on Monday`: of one day it may be a habit of its own.
  if (parts.length < 2 && lift === undefined && aim === '') return withOneTrainingDay(text)
  const on = [...new Set(parts.flatMap(({ days }) => days))].join(', ').replace(/, (?=[A-Z][a-z]+$)/, ' and ')
  const goal = lift === undefined ? aim.replace(/[,: -]+$/, '') || 'strength training' : `${lift.trim()},`
  const rest = lift === undefined ? text.slice(all.length) : ''
  return `${goal} on ${on}, ${parts.map(({ name }) => name).join(', ')}${rest.replace(/^ /, ', ')}`
}

function partsOf(split: string) {
  const found = Array.from(split.matchAll(EACH), ([, name = '', days = '']) => ({ name, days: daysIn(days) }))
  const byDays = new RegExp(`^(?:on )?${DAYS}`, 'i').test(split)
  return byDays
    ? Array.from(split.matchAll(EACH_DAY), ([, days = '', name = '']) => ({ name, days: daysIn(days) }))
    : found
}

/** `leg day on Wednesday`, `glute day 3x a week`: training of its own, or what a day of the goal before it is for. */
function withOneTrainingDay(text: string): string {
  const behind = text.replace(
    BEHIND,
    (_all, pause: string, name: string, days: string) => `${pause}on ${daysIn(days).join(' and ')}, ${name}`,
  )
  return behind.replace(
    ALONE,
    (_all, name: string, days: string | undefined) =>
      `${name} strength training ${days === undefined ? '' : `on ${daysIn(days).join(' and ')}`}`,
  )
}
const ALONE = new RegExp(
  `^(?:(?:my|do|do a|go to|a) )?(${MUSCLE}) days?(?:${IS} (${DAYS})(?=\\s*(?:[,;.]|$)| (?:and|at|for|in|before|after|until|from)\\b)| (?=\\d ?x|\\d times|once|twice|three times|every week))`,
  'i',
)

/** Whether a text names what is trained on some days, and nothing else. */
export function isTrained(text: string): boolean {
  return TRAINED.test(text)
}
const TRAINED = new RegExp(`^${NAME}$`, 'i')
