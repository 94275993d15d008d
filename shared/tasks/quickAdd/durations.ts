import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { isClosed } from './clauses.ts'
import { isDateWord } from './dayNames.ts'
import { monthOfName, weekdayOf } from './dateWords.ts'
import { minutesAlone } from './minutesAlone.ts'
import { parseCount } from './numbers.ts'
import { parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import type { Word } from './words.ts'

/** A duration in minutes, and its {@link Place} without a preposition. */
export type Amount = { minutes: number; place: Place }

const HOURS_AND_MINUTES = /^(\d{1,2})h(\d{1,2})(?:m|min)?$/
const ONE_WORD = /^(\d{1,4}(?:[.,]\d{1,2})?)(h|hrs?|hours?|m|mins?|minutes?)$/
const HOUR = /^(h|hrs?|hours?)$/
const MINUTE = /^(mins?|minutes?)$/
/** Beside a day `20m` are minutes, but "run 100m tomorrow". */
const MOST_BESIDE = 90
const NEARBY = 6
const MEASURED = new Set(
  (
    'swim swims laps sprint sprints row dive climb hurdles freestyle breaststroke backstroke butterfly buy order cable rope ' +
    'hose wire ribbon fabric tape'
  ).split(' '),
)
/** A priority, category, goal or partner: only they follow, so that `45m` before one ends the title. */
const MARK = /^(?:[!#*@].|p[1-3]$)/
const MOST_MINUTES_IN_M = 180 // "400m" is a length in metres

/** `1h30`, `45min`, `45m`. */
const oneWord = term((plain) => oneWordAmount(plain))

/** A number with its unit: `20 minutes`, `1.5 hours`. "15 minute city" has an adjective. */
const hours: Phrase<Amount> = counted(HOUR, 60)
const minutes: Phrase<Amount> = counted(MINUTE, 1)
const half: Phrase<Amount> = meaning(
  either<unknown>(
    sequence(keyword('half'), keyword('a', 'an'), keyword('hour', 'hr', 'h')),
    sequence(keyword('half'), keyword('hour', 'hr')),
    sequence(keyword('1/2', '½'), keyword('hour', 'hr', 'h')),
  ),
  () => ({ minutes: 30, place: 'edge' }),
)
const andHalf: Phrase<Amount> = meaning(sequence(keyword('and'), keyword('a'), keyword('half')), () => ({
  minutes: 30,
  place: 'edge',
}))

/** `1hr 30`: minutes without their unit behind the hours, where nothing follows that they count. */
const restAlone: Phrase<Amount> = (words, at) => {
  const { plain = '' } = words[at] ?? {}
  const isOfMonth = monthOfName(words[at + 1]?.plain ?? '') !== null // "1hr 5 march"
  const isRest =
    /^(?:[1-5][05]|5)$/.test(plain) && !isOfMonth && (isClosed(words, at + 1) || isBeforeWhen(words, at + 1))
  return isRest ? { value: { minutes: Number(plain), place: 'edge' }, to: at + 1 } : null
}

/** Hours with what is left of them: `1h 30m`, `1 hour 20 minutes`, `an hour and a half`. */
const twoParts: Phrase<Amount> = meaning(
  sequence(
    either(
      term((plain) => (/(?:h|hrs?)$/.test(plain) ? oneWordAmount(plain) : null)),
      hours,
    ),
    either(
      andHalf,
      meaning(sequence(optional(keyword('and')), either(oneWord, minutes)), ([, rest]) => rest),
      restAlone,
    ),
  ),
  ([whole, rest]) =>
    rest.minutes < 60 ? { minutes: whole.minutes + rest.minutes, place: 'anywhere' } : null,
)

/** A duration in hours and minutes. */
export const amount: Phrase<Amount> = either(half, twoParts, oneWord, hours, minutes)

/** `about`, `around`. */
export const roughly = optional(keyword('about', 'around'))

/** `allow 1hr`, `takes 2 hours`, but "takes 2 hours to charge". */
const saidLength: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('allow', 'takes', 'lasts'), roughly, amount)(words, at, context)
  const isSaid = read !== null && (isClosed(words, read.to) || isBeforeWhen(words, read.to)) // "takes 45 min 7pm fri"
  const value = isSaid ? found(read.value[2], 'anywhere', true) : null
  return read && value && { value, to: read.to }
}

/** `about 30 min` where its clause ends, but "an article about 30 minute meals". */
const roughLength: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('about', 'around', 'approx'), amount)(words, at, context)
  const isSaid = read !== null && at > 0 && (isClosed(words, read.to) || isBeforeWhen(words, read.to))
  const value = isSaid ? found(read.value[1], 'anywhere', true) : null
  return read && value && { value, to: read.to }
}

/** Whether a day or a time follows. */
function isBeforeWhen(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  return (
    isDateWord(words, at) ||
    weekdayOf(plain.split(/[/,&+-]/)[0] ?? '') !== null || // "mon/wed/fri"
    /^(?:m[-/]?[wf](?:\/?f)?|t(?:ue?|\/)?th)$/.test(plain) || // "mwf"
    monthOfName(words[at + 1]?.plain ?? '') !== null ||
    /^(?:today|tonight|alternate|once|last|every|each|everyday|daily|weekly|fortnightly|biweekly|monthly|first|weekdays|weekends|noon|midday|at|by|around|from|next|this|due)$/.test(
      plain,
    ) ||
    /^@?\d{1,2}(?:[:.]\d{2}(?:[ap]m)?|[ap]m?)$/.test(plain) ||
    (/^\d/.test(plain) && /^(?:[ap]m|noon|midday)$/.test(words[at + 1]?.plain ?? '')) ||
    (/^(?:on|the)$/.test(plain) && isDateWord(words, at + 1)) ||
    (plain === 'end' && words[at + 1]?.plain === 'of') ||
    (words[plain === 'the' ? at + 1 : at]?.plain === 'day' &&
      words[plain === 'the' ? at + 2 : at + 1]?.plain === 'after')
  )
}

/** `for 45m`, `~30m`, `45min`, `1h30`, `1.5h`, `20 minutes`, `for half an hour`. */
export const parseDuration = parserOf(
  either<Reading>(
    meaning(sequence(keyword('for'), roughly, amount), ([, , length]) =>
      length.place === 'edge' ? found(length, 'edge', true) : found(length, 'anywhere', true),
    ),
    saidLength,
    roughLength,
    meaning(
      term((plain) => (plain.startsWith('~') ? oneWordAmount(plain.slice(1)) : null)),
      (length) => found(length, 'anywhere'),
    ),
    minutesAlone,
    (words, at, context) => {
      const length = amount(words, at, context)
      if (length === null || length.value.minutes >= MINUTES_PER_DAY) return null
      // In words it is a duration after `for` or at the beginning: "book an hour of massage". "60 Minutes" is a name.
      const isName = words.slice(at, length.to).some(({ text }) => /^[A-Z][a-z]/.test(text))
      const isInWords = !/^\d/.test(words[at]?.plain ?? '')
      const isFirst = at === 0 && !/^(?:of|to|before|after)$/.test(words[length.to]?.plain ?? '') // "half an hour piano monday"
      const isBeforeDay = isBeforeWhen(words, length.to)
      const isShifted = words.slice(0, at).some(({ plain }) => SHIFTED.test(plain))
      const isSaid =
        (isBeforeDay || isClosed(words, length.to)) && // "gym 6pm an hour"
        !isShifted &&
        !/^(?:save|spend|lose|waste|within|under|over|half|by|every|each|last|once|per|after|before)$/.test(
          words[at - 1]?.plain ?? '',
        )
      if (isName || (isInWords && !isFirst && !isSaid) || words[at - 1]?.plain === 'in') return null
      const { minutes: number, place } = length.value
      const isInMinutes =
        place === 'behind when' && number % 5 === 0 && number <= MOST_BESIDE && !isDistance(words, at)
      const isQuick = at === 1 && /^(?:quick|short|brief)$/.test(words[0]?.plain ?? '') && !isInWords // "quick 15 min catchup"
      const isBeforeMark = isInMinutes && MARK.test(words[length.to]?.plain ?? '')
      const isBracketed = words[at]?.lead === '(' // "(30m)"
      const isEach = words[length.to]?.plain === 'each' && isClosed(words, length.to + 1) // "revise thurs sat sun 2 hrs each"
      const value = found(
        length.value,
        isBeforeMark || isQuick || isBracketed ? 'anywhere' : isInMinutes || isInWords ? 'beside' : place,
      )
      return value && { value, to: isEach ? length.to + 1 : length.to }
    },
  ),
)

/** By so much something is moved, and does not take it: "extend parking an hour". */
const SHIFTED = /^(?:extend|delay|delayed|push|pushed|move|moved|forward|postpone|wait)$/

/** Clamps minutes to a task's bounds (docs/rules/tasks.md, Tasks). */
export function withinDuration(length: number): number {
  return Math.min(TASK_LIMITS.longest, Math.max(TASK_LIMITS.shortest, length))
}

/** Whether the words around say that `50m` is a distance: "swim 50m", "buy 20m of rope". */
function isDistance(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - NEARBY), at + NEARBY).some(({ plain }) => MEASURED.has(plain))
}

function counted(unit: RegExp, factor: number): Phrase<Amount> {
  return meaning(
    sequence(
      either(
        meaning(
          sequence(keyword('twenty', 'thirty', 'forty', 'fifty'), keyword('five')),
          ([tens]) => (parseCount(tens) ?? 0) + 5,
        ),
        term((plain) =>
          /^\d{1,4}[.,]\d{1,2}$/.test(plain) ? Number(plain.replace(',', '.')) : parseCount(plain),
        ),
      ),
      term((plain) => (unit.test(plain) ? plain : null)),
    ),
    ([number, name]) => {
      const isAdjective = number > 1 && (name === 'minute' || name === 'hour')
      return isAdjective ? null : { minutes: Math.round(number * factor), place: 'edge' }
    },
  )
}

function oneWordAmount(plain: string): Amount | null {
  const [, wholeHours, rest] = HOURS_AND_MINUTES.exec(plain) ?? []
  if (wholeHours !== undefined && Number(rest) < 60)
    return { minutes: Number(wholeHours) * 60 + Number(rest), place: 'anywhere' }
  const [, digits = '', unit] = ONE_WORD.exec(plain) ?? []
  if (unit === undefined) return null
  const number = Number(digits.replace(',', '.'))
  if (unit === 'm')
    return number > MOST_MINUTES_IN_M ? null : { minutes: Math.round(number), place: 'behind when' }
  return { minutes: Math.round(unit.startsWith('h') ? number * 60 : number), place: 'anywhere' }
}

function found({ minutes: length }: Amount, place: Place, isIntroduced = false): Reading | null {
  return length === 0 ? null : { place, isIntroduced, finding: { kind: 'duration', minutes: length } }
}
